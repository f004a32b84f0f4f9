import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipRequests as requests } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { requestColumns } from "./list-requests.ts";

type Decision = { status: "approved"; planId: string } | { status: "rejected" };

/**
 * Decides a pending request, once: of two admins who click at the same moment, the slower one is told.
 * @throws CodedError not_found; conflict when it has been decided
 */
export async function decideRequest(ctx: Ctx, tx: Queryable, id: number, decision: Decision) {
  const { userId } = requireAdmin(ctx.actor);
  const now = ctx.clock.now();
  const planId = decision.status === "approved" ? decision.planId : null;
  const [decided] = await tx
    .update(requests)
    .set({
      status: decision.status,
      approvedPlan: planId,
      decidedAt: now,
      decidedBy: userId,
      updatedAt: now,
    })
    .where(and(eq(requests.id, id), eq(requests.status, "pending")))
    .returning(requestColumns);
  if (!decided) throw await refusal(tx, id);
  await recordAudit(tx, ctx, {
    action: `membership-request.${decision.status}`,
    subjectType: "membership_request",
    subjectId: id,
    details: { planId },
  });
  await ctx.jobs.send(tx, "membership-decision", { membershipRequestId: id });
  return decided;
}

async function refusal(tx: Queryable, id: number): Promise<CodedError> {
  const [there] = await tx.select(requestColumns).from(requests).where(eq(requests.id, id));
  if (!there) return new CodedError("not_found", "There is no such request.");
  return new CodedError("conflict", `This request has already been ${there.status}.`, {
    current: there,
  });
}
