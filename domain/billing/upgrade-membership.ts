import { plans } from "../../content/plans.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { personOf } from "../accounts/person.ts";
import { lockUser } from "../accounts/verified-user.ts";
import { nameOf } from "../address-mail.ts";
import { companyInView, requireInView } from "../companies/company-in-view.ts";
import { ensureCompany } from "../companies/ensure-company.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { startMembership } from "../hours/start-membership.ts";
import { agreedPlan } from "../membership/agreed-plan.ts";
import { findRunning, type MembershipRow } from "../membership/find-membership.ts";
import { standingOf } from "../membership/standing.ts";
import { statusOn } from "../membership/status-on.ts";
import { agreeToTerms } from "../terms/agree-to-terms.ts";
import { requirePlan } from "../plans/require-plan.ts";
import type { UpgradeInput } from "../membership/schema.ts";
import { countsAsPaid } from "../membership/status/schema.ts";
import { liveSubscription } from "./charging/mark-stale.ts";
import { findOpenCharge } from "./find-open-charge.ts";
import { tellOwners } from "./plan/tell-owners.ts";
import { requireCard } from "./require-card.ts";
import type { Settings } from "../../platform/env.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";

/** Dates come from the clock and hours from the plan, never the input. @throws CodedError forbidden, not_found, conflict */
export async function upgradeMembership(
  ctx: Ctx,
  { membershipPlan: planId, termsVersion: shown }: UpgradeInput,
  { policy, company }: { policy: Settings["upgradePolicy"]; company: string | undefined },
): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  if (!plans.some(({ id, where }) => id === planId && where === "sold"))
    throw new CodedError("not_found", "Plan not found");
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new CodedError("unauthenticated", "Please sign in.");
    const seat = await lockedSeat(tx, userId, company);
    if (seat && seat.role !== "owner" && seat.role !== "billing")
      throw new CodedError("forbidden", "Only an owner or billing contact can change the plan.");
    const running = seat && (await findRunning(tx, seat.companyId));
    const today = civilDateOf(ctx.clock.now());
    const status = running && statusOn(running, today);
    if (running && status && countsAsPaid(status)) await requireHigher(tx, running, planId);
    const billed = status !== "ended" && running?.billing !== "none" ? running : null;
    const hasOwnWay = billed?.billing === "card" || billed?.term === "year";
    if (running && (hasOwnWay || (await liveSubscription(tx, running.id))))
      throw new CodedError("conflict", "Please change your plan under Plan and billing.");
    if (await findOpenCharge(tx, personOf(user).verifiedEmail))
      throw new CodedError(
        "conflict",
        "The plan you signed up for is not paid for yet. Please see Plan and billing.",
      );
    await requireCard(tx, user, policy);
    const inTx = { ...ctx, db: tx };
    const companyId =
      seat?.companyId ??
      (await ensureCompany(inTx, userId, {
        name: nameOf(user),
        billingEmail: user.email,
        phone: null,
      }));
    const { cadence, billing } = billed ?? ({ cadence: "thirty-days", billing: "none" } as const);
    await startMembership(inTx, { companyId, planId, cadence, billing });
    await agreeToTerms(inTx, { companyId, place: "upgrade", shown });
    await recordAudit(tx, ctx, {
      action: "membership.upgraded",
      subjectType: "user",
      subjectId: userId,
      companyId,
      details: { companyId, from: running?.planId ?? "free", to: planId },
    });
    const told = { userId, companyId, planId, billing, requestId: ctx.requestId };
    await ctx.jobs.send(tx, "upgrade-notice", told);
    const kind = billed ? "upgraded" : "taken-unbilled";
    await tellOwners(inTx, companyId, { kind, planId, term: "month", on: today });
  });
}

/** What a colleague changes at the same time is read once they are done. */
async function lockedSeat(tx: Queryable, userId: string, read: string | undefined) {
  const found = await companyInView(tx, userId);
  requireInView(found, read);
  if (!found) return null;
  await lockCompany(tx, found.companyId);
  const seat = await companyInView(tx, userId);
  if (seat?.companyId !== found.companyId)
    throw new CodedError("conflict", "Your company has changed. Please reload the page.");
  return seat;
}

async function requireHigher(tx: Queryable, running: MembershipRow, toId: string): Promise<void> {
  const { planId } = running;
  if (planId === toId) throw new CodedError("conflict", "You already have this plan.");
  const from = await agreedPlan(tx, await standingOf(tx, running), planId);
  if ((await requirePlan(tx, toId)).price < from.price)
    throw new CodedError(
      "conflict",
      "A smaller plan starts with your next period. Choose it under Plan and billing.",
    );
}
