import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Account } from "../accounts/verified-user.ts";
import { membershipSignups as signups } from "./tables.ts";
import { applyPlan } from "../membership/apply-plan.ts";

const isFor = ({ email }: Account) => eq(sql`lower(${signups.email})`, email);

/** At sign-in: who waits for a signup that is being decided has waited for the decision, as with requests. */
export async function applyDecidedSignups(ctx: Ctx, account: Account): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx
      .select({ id: signups.id })
      .from(signups)
      .where(and(isFor(account), eq(signups.status, "pending_confirmation")))
      .orderBy(asc(signups.id))
      .for("update");
    await applyConfirmedSignups({ ...ctx, db: tx }, account);
  });
}

/** Brings the plans that were confirmed for a verified address to its account, each once, the latest last. */
export async function applyConfirmedSignups(ctx: Ctx, user: Account): Promise<void> {
  if (!user.emailVerified) return;
  const now = ctx.clock.now();
  const system = { ...ctx, actor: { kind: "system" as const } };
  await ctx.db.transaction(async (tx) => {
    const confirmed = await tx
      .select({ id: signups.id, planId: signups.planId })
      .from(signups)
      .where(and(isFor(user), eq(signups.status, "confirmed"), isNull(signups.appliedAt)))
      .orderBy(asc(signups.confirmedAt), asc(signups.id))
      .for("update");
    for (const { id, planId } of confirmed) {
      await applyPlan(tx, user.id, planId, now);
      await tx.update(signups).set({ appliedAt: now }).where(eq(signups.id, id));
      await recordAudit(tx, system, {
        action: "membership-signup.applied",
        subjectType: "user",
        subjectId: user.id,
        details: { membershipSignupId: id, planId },
      });
    }
  });
}
