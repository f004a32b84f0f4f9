import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { planName } from "../../plans/plan-name.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { type SubscriptionRow, subscriptions, type Upgrade } from "./tables.ts";

type Choice = Pick<Upgrade, "planId" | "term">;

/** Kept with its key before the provider is asked, and asked again with it until there is an answer. @throws CodedError conflict */
export async function askForUpgrade(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { id, upgrade: open }: SubscriptionRow,
  choice: Choice,
): Promise<void> {
  const isAnother = open && (open.planId !== choice.planId || open.term !== choice.term);
  if (isAnother) throw upgradeUnderWay(open);
  const upgrade = open ?? (await newUpgrade(db, choice));
  await db
    .update(subscriptions)
    .set({ upgrade, isStale: true, updatedAt: clock.now() })
    .where(eq(subscriptions.id, id));
}

export const upgradeUnderWay = ({ planId, hasWaited }: Upgrade) =>
  new CodedError(
    "conflict",
    hasWaited
      ? `The change to ${planName(planId)} waits for its payment. Please pay it, or call it off first.`
      : "Another change of plan is still with the card provider. Please try again in a few minutes.",
  );

async function newUpgrade(db: Ctx["db"], { planId, term }: Choice): Promise<Upgrade> {
  const cents = termPrice((await requirePlan(db, planId)).price, term);
  return { planId, term, cents, key: randomUUID() };
}
