import type { Queryable } from "../../platform/db/database.ts";
import { setMembership } from "../accounts/set-membership.ts";
import { requirePlan } from "../plans/require-plan.ts";

const periodDays = 30;

export async function applyPlan(
  tx: Queryable,
  userId: string,
  planId: string,
  now: Date,
): Promise<void> {
  const plan = await requirePlan(tx, planId);
  const isFree = planId === "free";
  await setMembership(tx, userId, {
    membershipPlan: planId,
    membershipStatus: "active",
    membershipStartDate: isFree ? null : now,
    membershipEndDate: isFree ? null : new Date(now.getTime() + periodDays * 86_400_000),
    hoursUsed: 0,
    hoursRemaining: plan.hoursIncluded,
    updatedAt: now,
  });
}
