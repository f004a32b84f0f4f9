import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import type { LedgerCtx } from "../../hours/in-ledger.ts";
import { startMembership } from "../../hours/start-membership.ts";
import { agreeToTerms } from "../../terms/agree-to-terms.ts";
import { changeMembership } from "../../membership/change-membership.ts";
import { askForUpgrade } from "../charging/ask-for-upgrade.ts";
import { liveSubscription } from "../charging/mark-stale.ts";
import type { Billing } from "../schema.ts";
import { type ByPolicy, chosenPlan } from "./chosen-plan.ts";
import { inPlan, type Running } from "./in-plan.ts";
import { tellOwners } from "./tell-owners.ts";

/** With the next period, or at once. @throws CodedError forbidden, not_found, conflict */
export function changePlan(ctx: Ctx, companyId: string, given: ByPolicy): Promise<Billing> {
  const { planId, term, when, termsVersion: shown } = given.choice;
  const change = async (locked: LedgerCtx, running: Running) => {
    const { on, takesBack, planned } = await chosenPlan(locked, running, given);
    const { isAdmin } = requireMember(locked.actor);
    // Staff agree to nothing for others.
    if (!isAdmin && !takesBack)
      await agreeToTerms(locked, { companyId, place: "plan-change", shown });
    if (when === "now") return upgrade(locked, running, given);
    const action = takesBack ? "membership.change-taken-back" : "membership.change-planned";
    await changeMembership(locked, running.membership, planned, action);
    const kind = takesBack ? "change-taken-back" : "change-planned";
    await tellOwners(locked, companyId, { kind, planId, term, on });
  };
  return inPlan(ctx, companyId, change, { isUpgrade: when === "now" });
}

async function upgrade(
  ctx: LedgerCtx,
  { membership: { id, companyId, planId: from, cadence, billing, ...before }, today }: Running,
  { choice: { planId, term } }: ByPolicy,
): Promise<void> {
  const billed = await liveSubscription(ctx.db, id);
  if (billed) return askForUpgrade(ctx, billed, { planId, term });
  await startMembership(ctx, { companyId, planId, term, cadence, billing });
  await recordAudit(ctx.db, ctx, {
    action: "membership.upgraded",
    subjectType: "company",
    subjectId: companyId,
    details: {
      before: { planId: from, term: before.term },
      after: { planId, term },
    },
  });
  const { userId, isAdmin } = requireMember(ctx.actor);
  if (!isAdmin)
    await ctx.jobs.send(ctx.db, "upgrade-notice", {
      userId,
      companyId,
      planId,
      billing,
      requestId: ctx.requestId,
    });
  await tellOwners(ctx, companyId, { kind: "upgraded", planId, term, on: today });
}
