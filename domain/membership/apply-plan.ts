import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { membershipPlans } from "./plan-tables.ts";

const periodDays = 30;

/** Puts an account on a plan from now on: a paid one for 30 days with all of its hours unused. */
export async function applyPlan(
  tx: Queryable,
  userId: string,
  planId: string,
  now: Date,
): Promise<void> {
  const [plan] = await tx
    .select({ hours: membershipPlans.hoursIncluded })
    .from(membershipPlans)
    .where(eq(membershipPlans.id, planId));
  if (!plan) throw new Error(`There is no plan ${planId}`);
  const isFree = planId === "free";
  await tx
    .update(users)
    .set({
      membershipPlan: planId,
      membershipStatus: "active",
      membershipStartDate: isFree ? null : now,
      membershipEndDate: isFree ? null : new Date(now.getTime() + periodDays * 86_400_000),
      hoursUsed: 0,
      hoursRemaining: plan.hours,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}
