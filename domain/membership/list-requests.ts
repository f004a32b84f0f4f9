import { and, count, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { membershipRequests as requests } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { inOrder, mentions } from "./applicant-list.ts";
import type { RequestQuery } from "./schema.ts";

export const requestColumns = {
  id: requests.id,
  firstName: requests.firstName,
  lastName: requests.lastName,
  email: requests.email,
  phone: requests.phone,
  company: requests.company,
  requestedPlan: requests.requestedPlan,
  status: requests.status,
  approvedPlan: requests.approvedPlan,
  notes: requests.notes,
  createdAt: requests.createdAt,
  decidedAt: requests.decidedAt,
};

/** One page of requests, how many there are in all, and how many of any kind still wait. */
export async function listRequests(ctx: Ctx, query: RequestQuery) {
  requireAdmin(ctx.actor);
  const where = and(query.status && eq(requests.status, query.status), mentions(requests, query.q));
  const rows = await ctx.db
    .select(requestColumns)
    .from(requests)
    .where(where)
    .orderBy(...inOrder(requests, query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [counted] = await ctx.db.select({ total: count() }).from(requests).where(where);
  const [waiting] = await ctx.db
    .select({ pending: count() })
    .from(requests)
    .where(eq(requests.status, "pending"));
  return {
    requests: rows,
    total: counted?.total ?? 0,
    pending: waiting?.pending ?? 0,
  };
}
