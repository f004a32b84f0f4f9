import type { Ctx } from "../../platform/context.ts";
import { membershipRequests as requests } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { countApplicants, pageOf } from "./list-applicants.ts";
import type { RequestQuery } from "./schema.ts";
import { withRepeats } from "./with-repeats.ts";

/** What the applicant may export; the notes are the staff's own. */
export const applicationColumns = {
  firstName: requests.firstName,
  lastName: requests.lastName,
  email: requests.email,
  phone: requests.phone,
  company: requests.company,
  requestedPlan: requests.requestedPlan,
  cameBy: requests.cameBy,
  status: requests.status,
  approvedPlan: requests.approvedPlan,
  createdAt: requests.createdAt,
  decidedAt: requests.decidedAt,
  decisionNote: requests.decisionNote,
};

export const requestColumns = {
  id: requests.id,
  ...applicationColumns,
  notes: requests.notes,
  unproved: requests.unproved,
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
