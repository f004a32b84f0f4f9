import type { Ctx } from "../../platform/context.ts";
import { findVerifiedUser } from "../accounts/verified-user.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { applyApprovedRequests } from "./apply-approved-requests.ts";
import { decideRequest } from "./decide-request.ts";
import type { Approval } from "./schema.ts";

/**
 * Approves a pending request as a plan. An account with that e-mail, proved to be theirs, gets the
 * plan now; otherwise it waits for their first verified sign-in.
 * @throws CodedError not_found, conflict
 */
export async function approveRequest(ctx: Ctx, id: number, { planId }: Approval) {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const decided = await decideRequest(ctx, tx, id, { status: "approved", planId });
    const account = await findVerifiedUser(tx, decided.email);
    if (account) await applyApprovedRequests({ ...ctx, db: tx }, account);
    return decided;
  });
}
