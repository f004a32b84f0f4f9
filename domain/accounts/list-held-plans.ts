import { and, gt, inArray, isNull, ne, or } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { users } from "./tables.ts";

export async function listHeldPlans(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  emails: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ email: users.email, planId: users.membershipPlan })
    .from(users)
    .where(
      and(
        inArray(users.email, emails),
        users.emailVerified,
        ne(users.membershipPlan, "free"),
        or(isNull(users.membershipEndDate), gt(users.membershipEndDate, clock.now())),
      ),
    );
  return new Map(rows.map(({ email, planId }) => [email, planId]));
}
