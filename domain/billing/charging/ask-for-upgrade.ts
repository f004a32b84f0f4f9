import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { type SubscriptionRow, subscriptions, type Upgrade } from "./tables.ts";

/** Kept with its key before the provider is asked. */
export async function askForUpgrade(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { id }: SubscriptionRow,
  { planId, term }: Pick<Upgrade, "planId" | "term">,
): Promise<void> {
  const cents = termPrice((await requirePlan(db, planId)).price, term);
  const upgrade = { planId, term, cents, key: randomUUID() };
  await db
    .update(subscriptions)
    .set({ upgrade, isStale: true, updatedAt: clock.now() })
    .where(eq(subscriptions.id, id));
}
