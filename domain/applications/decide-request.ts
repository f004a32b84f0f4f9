import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { decideApplication } from "./application.ts";
import { requestColumns } from "./list-requests.ts";
import { requestKind } from "./request-kind.ts";
import type { Approval } from "./schema.ts";
import { membershipRequests as requests } from "./tables.ts";

/** @throws CodedError not_found, conflict */
export async function approveRequest(ctx: Ctx, id: number, { planId }: Approval) {
  const { userId } = requireAdmin(ctx.actor);
  return decideRequest(ctx, id, { status: "approved", approvedPlan: planId, decidedBy: userId });
}

/** @throws CodedError not_found, conflict */
export async function rejectRequest(ctx: Ctx, id: number) {
  const { userId } = requireAdmin(ctx.actor);
  return decideRequest(ctx, id, { status: "rejected", decidedBy: userId });
}

type Decision = { status: "approved" | "rejected"; approvedPlan?: string; decidedBy: string };

function decideRequest(ctx: Ctx, id: number, decision: Decision) {
  const now = ctx.clock.now();
  return decideApplication(ctx, requestKind, id, {
    action: `membership-request.${decision.status}`,
    change: (tx) =>
      tx
        .update(requests)
        .set({ ...decision, decidedAt: now, updatedAt: now })
        .where(and(eq(requests.id, id), eq(requests.status, "pending")))
        .returning(requestColumns),
  });
}
