import { and, count, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { membershipSignups as signups } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { inOrder, mentions } from "../membership/applicant-list.ts";
import type { SignupQuery } from "./schema.ts";

export const signupColumns = {
  id: signups.id,
  firstName: signups.firstName,
  lastName: signups.lastName,
  email: signups.email,
  phone: signups.phone,
  company: signups.company,
  planId: signups.planId,
  customerId: signups.customerId,
  status: signups.status,
  confirmedAt: signups.confirmedAt,
  createdAt: signups.createdAt,
};

/** One page of signups, how many there are in all, and how many still wait for the call. */
export async function listSignups(ctx: Ctx, query: SignupQuery) {
  requireAdmin(ctx.actor);
  const where = and(query.status && eq(signups.status, query.status), mentions(signups, query.q));
  const rows = await ctx.db
    .select(signupColumns)
    .from(signups)
    .where(where)
    .orderBy(...inOrder(signups, query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [counted] = await ctx.db.select({ total: count() }).from(signups).where(where);
  const [waiting] = await ctx.db
    .select({ pending: count() })
    .from(signups)
    .where(eq(signups.status, "pending_confirmation"));
  return { signups: rows, total: counted?.total ?? 0, pending: waiting?.pending ?? 0 };
}
