import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Account } from "../accounts/verified-user.ts";
import { membershipRequests } from "./tables.ts";
import { applyPlan } from "./apply-plan.ts";

const isFor = ({ email }: Account) => eq(sql`lower(${membershipRequests.email})`, email);

/**
 * At sign-in. A decision that is being made saw no account yet, and shows nobody its outcome until it
 * commits; but it holds its request, so who waits for the request has waited for the outcome.
 */
export async function applyDecidedRequests(ctx: Ctx, account: Account): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx
      .select({ id: membershipRequests.id })
      .from(membershipRequests)
      .where(and(isFor(account), eq(membershipRequests.status, "pending")))
      .orderBy(asc(membershipRequests.id))
      .for("update");
    await applyApprovedRequests({ ...ctx, db: tx }, account);
  });
}

/**
 * Brings what was approved for a verified address to the account that has it; each approval once, the
 * latest decision last. Answers whether anything changed.
 */
export async function applyApprovedRequests(ctx: Ctx, user: Account): Promise<boolean> {
  if (!user.emailVerified) return false;
  const now = ctx.clock.now();
  const system = { ...ctx, actor: { kind: "system" as const } };
  return ctx.db.transaction(async (tx) => {
    const approved = await tx
      .select({ id: membershipRequests.id, planId: membershipRequests.approvedPlan })
      .from(membershipRequests)
      .where(
        and(
          isFor(user),
          eq(membershipRequests.status, "approved"),
          isNull(membershipRequests.appliedAt),
        ),
      )
      .orderBy(asc(membershipRequests.decidedAt), asc(membershipRequests.id))
      .for("update");
    for (const { id, planId } of approved) {
      // The table holds no approval without its plan.
      await applyPlan(tx, user.id, planId as string, now);
      await tx
        .update(membershipRequests)
        .set({ appliedAt: now })
        .where(eq(membershipRequests.id, id));
      await recordAudit(tx, system, {
        action: "membership-request.applied",
        subjectType: "user",
        subjectId: user.id,
        details: { membershipRequestId: id, planId },
      });
    }
    return approved.length > 0;
  });
}
