import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { type SubscriptionRow, subscriptions, type Upgrade } from "./tables.ts";

type Choice = Pick<Upgrade, "planId" | "term">;

/** Kept with its key before the provider is asked, and asked again with it until there is an answer. @throws CodedError conflict */
export async function askForUpgrade(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { id, upgrade: open }: SubscriptionRow,
  choice: Choice,
): Promise<void> {
  if (open && (open.planId !== choice.planId || open.term !== choice.term))
    throw new CodedError(
      "conflict",
      "Another change of plan is still with the card provider. Please try again in a few minutes.",
    );
  const upgrade = open ?? (await newUpgrade(db, choice));
  await db
    .update(subscriptions)
    .set({ upgrade, isStale: true, updatedAt: clock.now() })
    .where(eq(subscriptions.id, id));
}

async function newUpgrade(db: Ctx["db"], { planId, term }: Choice): Promise<Upgrade> {
  const cents = termPrice((await requirePlan(db, planId)).price, term);
  return { planId, term, cents, key: randomUUID() };
}
