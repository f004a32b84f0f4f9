import { eq, inArray } from "drizzle-orm";
import { plans } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipPlanRow, membershipPlans } from "./tables.ts";

const offered: string[] = plans.filter(({ where }) => where !== "tier").map(({ id }) => id);

export async function listPlans(ctx: Pick<Ctx, "db">) {
  const rows = await ctx.db
    .select({
      id: membershipPlans.id,
      name: membershipPlans.name,
      description: membershipPlans.description,
      price: membershipPlans.price,
      hoursIncluded: membershipPlans.hoursIncluded,
      features: membershipPlans.features,
    })
    .from(membershipPlans)
    .where(inArray(membershipPlans.id, offered));
  return rows.toSorted((a, b) => offered.indexOf(a.id) - offered.indexOf(b.id));
}

export type PaidPlan = MembershipPlanRow;

export async function listPaidPlans(db: Queryable): Promise<PaidPlan[]> {
  const rows = await db.select().from(membershipPlans).where(eq(membershipPlans.isActive, true));
  return rows
    .filter(({ id }) => id !== "free")
    .toSorted((a, b) => a.price - b.price || a.hoursIncluded - b.hoursIncluded);
}
