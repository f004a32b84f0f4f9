import type { Ctx } from "../../platform/context.ts";
import { membershipRequests as requests } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { countApplicants, pageOf } from "./list-applicants.ts";
import type { RequestQuery } from "./schema.ts";
import { withRepeats } from "./with-repeats.ts";

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

export async function listRequests(ctx: Ctx, query: RequestQuery) {
  requireAdmin(ctx.actor);
  const { where, orderBy, limit, offset } = pageOf(requests, query);
  const rows = await ctx.db
    .select(requestColumns)
    .from(requests)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return {
    requests: await withRepeats(ctx, requests, "pending", rows),
    ...(await countApplicants(ctx.db, requests, query, "pending")),
  };
}
