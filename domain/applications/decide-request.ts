import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { decideApplication } from "./application.ts";
import { requestColumns } from "./list-requests.ts";
import { requestKind } from "./request-kind.ts";
import type { MayStart } from "./settle.ts";
import type { Approval, DecisionNote } from "./schema.ts";
import { membershipRequests as requests } from "./tables.ts";

/** @throws CodedError not_found, conflict */
export async function approveRequest(
  ctx: Ctx,
  id: number,
  { planId, note }: Approval,
  mayStart?: MayStart,
) {
  const { userId } = requireAdmin(ctx.actor);
  const approved = { approvedPlan: planId, decisionNote: note, decidedBy: userId };
  return decideRequest(ctx, id, { status: "approved", ...approved }, mayStart);
}

export async function rejectRequest(ctx: Ctx, id: number, { note }: DecisionNote) {
  const { userId } = requireAdmin(ctx.actor);
  return decideRequest(ctx, id, { status: "rejected", decisionNote: note, decidedBy: userId });
}

type Decision = {
  status: "approved" | "rejected";
  approvedPlan?: string;
  decisionNote: string | null;
  decidedBy: string;
};

function decideRequest(ctx: Ctx, id: number, decision: Decision, mayStart?: MayStart) {
  const now = ctx.clock.now();
  return decideApplication(ctx, requestKind, id, {
    action: `membership-request.${decision.status}`,
    mayStart,
    change: (tx) =>
      tx
        .update(requests)
        .set({ ...decision, decidedAt: now, updatedAt: now })
        .where(and(eq(requests.id, id), eq(requests.status, "pending")))
        .returning(requestColumns),
  });
}
