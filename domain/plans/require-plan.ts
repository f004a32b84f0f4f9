import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipPlanRow, membershipPlans } from "./tables.ts";

/** An unknown id is a bug: callers or a foreign key have checked it. */
export async function requirePlan(db: Queryable, planId: string): Promise<MembershipPlanRow> {
  const [plan] = await db.select().from(membershipPlans).where(eq(membershipPlans.id, planId));
  if (!plan) throw new Error(`There is no plan ${planId}`);
  return plan;
}
