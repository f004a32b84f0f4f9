import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import { findCompany } from "../../companies/find-company.ts";
import { requireSeat } from "../../companies/require-seat.ts";
import { inLedger, type LedgerCtx } from "../../hours/in-ledger.ts";
import { openPeriods } from "../../hours/open-period.ts";
import { findRunning, type MembershipRow } from "../../membership/find-membership.ts";
import type { Refused } from "../../membership/refusal.ts";
import { type FullStanding, standingOf } from "../../membership/standing.ts";
import { upgradeUnderWay } from "../charging/ask-for-upgrade.ts";
import { liveSubscription, markStale } from "../charging/mark-stale.ts";
import type { Billing } from "../schema.ts";
import { showBilling } from "./show-billing.ts";

export type Running = {
  standing: FullStanding;
  membership: MembershipRow;
  today: string;
};

/** Owners and billing contacts, and staff for anybody. @throws CodedError unauthenticated, forbidden, not_found */
export async function requireKeeper(
  { actor, db }: Pick<Ctx, "actor" | "db">,
  companyId: string,
): Promise<void> {
  const { userId, isAdmin } = requireMember(actor);
  if (isAdmin) await findCompany(db, companyId);
  else await requireSeat(db, { companyId, userId }, ["owner", "billing"]);
}

/** One change of a company's plan at a time, and none beside an upgrade that waits for its payment; answers what it has then. @throws CodedError forbidden, not_found, conflict */
export function inPlan(
  ctx: Ctx,
  companyId: string,
  change: (ctx: LedgerCtx, running: Running) => Promise<void>,
  { isUpgrade = false } = {},
): Promise<Billing> {
  return inLedger(ctx, companyId, async (locked, { today }) => {
    await requireKeeper(locked, companyId);
    const running = await requireRunning(locked, companyId, today);
    const billed = await liveSubscription(locked.db, running.membership.id);
    if (billed?.upgrade && !isUpgrade) throw upgradeUnderWay(billed.upgrade);
    await change(locked, running);
    const after = await findRunning(locked.db, companyId);
    if (after) await markStale(locked, after.id);
    // What resumes today begins today.
    if (after) await openPeriods(locked, after.id);
    return showBilling(locked, companyId);
  });
}

export async function requireRunning(
  { db }: Pick<Ctx, "db">,
  companyId: string,
  today: string,
): Promise<Running> {
  const membership = await findRunning(db, companyId);
  if (!membership) throw new CodedError("conflict", "There is no membership that runs.");
  return { standing: await standingOf(db, membership), membership, today };
}

export async function requireOpen<Step extends object>(
  ctx: Pick<Ctx, "actor" | "db" | "clock">,
  companyId: string,
  step: Step | Refused,
): Promise<Exclude<Step, Refused>> {
  if ("refusal" in step)
    throw new CodedError("conflict", step.refusal, { current: await showBilling(ctx, companyId) });
  // Only a refusal has `refusal`, which TypeScript cannot tell from the type parameter.
  return step as Exclude<Step, Refused>;
}
