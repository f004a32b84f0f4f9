import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { findVerifiedUser } from "../accounts/verified-user.ts";
import { membershipSignups as signups } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { applyConfirmedSignups } from "./apply-confirmed-signups.ts";
import { signupColumns } from "./list-signups.ts";

/**
 * Ends a signup after the call, once: of two admins who click at the same moment, the slower one is
 * told. A confirmed plan reaches the account that proved the address now, or at its first sign-in.
 * @throws CodedError not_found; conflict when it has been decided
 */
export async function decideSignup(ctx: Ctx, id: number, status: "confirmed" | "cancelled") {
  requireAdmin(ctx.actor);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(signups)
      .set({ status, confirmedAt: status === "confirmed" ? now : null, updatedAt: now })
      .where(and(eq(signups.id, id), eq(signups.status, "pending_confirmation")))
      .returning(signupColumns);
    if (!decided) throw await refusal(tx, id);
    await recordAudit(tx, ctx, {
      action: `membership-signup.${status}`,
      subjectType: "membership_signup",
      subjectId: id,
      details: { planId: decided.planId },
    });
    await ctx.jobs.send(tx, "signup-decision", { signupId: id });
    const account = await findVerifiedUser(tx, decided.email);
    if (account) await applyConfirmedSignups({ ...ctx, db: tx }, account);
    return decided;
  });
}

async function refusal(tx: Queryable, id: number): Promise<CodedError> {
  const [there] = await tx.select(signupColumns).from(signups).where(eq(signups.id, id));
  if (!there) return new CodedError("not_found", "There is no such signup.");
  return new CodedError("conflict", `This signup has already been ${there.status}.`, {
    current: there,
  });
}
