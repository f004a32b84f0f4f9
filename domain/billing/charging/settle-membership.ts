import { eq } from "drizzle-orm";
import { monthlyPart } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { addDays, civilDateOf } from "../../fields/civil-date.ts";
import { deferTurn } from "../../hours/defer-turn.ts";
import { openPeriods } from "../../hours/open-period.ts";
import { startMembership } from "../../hours/start-membership.ts";
import { changeMembership } from "../../membership/change-membership.ts";
import { endMembership } from "../../membership/end-membership.ts";
import { findRunning, type MembershipRow } from "../../membership/find-membership.ts";
import { listPeriods, listPeriodsOf } from "../../membership/list-periods.ts";
import { keepPaidThrough } from "../../membership/keep-paid-through.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { standingOf } from "../../membership/standing.ts";
import { type InvoiceRow, type SubscriptionRow, subscriptions } from "./tables.ts";
import { tellOwners } from "../plan/tell-owners.ts";
import { holdsUp, paysForUpgrade } from "./bill-reasons.ts";
import { continueTerm } from "./continue-term.ts";
import { isOver, latestOfMembership } from "./find-subscription.ts";
import { linkPeriods } from "./link-periods.ts";

/** The caller holds the company's lock. */
export async function settleMembership(
  ctx: Ctx,
  row: SubscriptionRow,
  bills: InvoiceRow[],
): Promise<void> {
  const paid = bills.filter(({ status, ends }) => status === "paid" && ends !== null);
  const through = paid
    .flatMap(({ ends }) => ends ?? [])
    .toSorted()
    .at(-1);
  const membershipId = await membershipFor(ctx, row, paid, through);
  if (membershipId === null) return;
  const newest = await latestOfMembership(ctx.db, membershipId);
  const membership = await requireMembership(ctx.db, membershipId);
  if (membership.status === "ended") return letGo(ctx, row);
  await followLateStart(ctx, membershipId, paid);
  if (through) await keepPaidThrough(ctx.db, membership, through);
  if (newest?.id === row.id) await followStatus(ctx, row, membership, bills);
  await openPeriods(ctx, membershipId);
  await linkPeriods(ctx.db, membershipId, paid);
}

/** Begun by the first payment, or anew by that of an upgrade. */
async function membershipFor(
  ctx: Ctx,
  row: SubscriptionRow,
  paid: InvoiceRow[],
  through: string | undefined,
): Promise<string | null> {
  if (!through) return row.membershipId;
  const { id, planId, term, upgrade } = row;
  const unserved = paid.find((bill) => paysForUpgrade(bill) && bill.periodId === null);
  const isUpgraded = upgrade?.planId === planId && upgrade.term === term && unserved !== undefined;
  const begun = isUpgraded ? await firstDay(ctx, row, unserved) : null;
  if (row.membershipId !== null && !isUpgraded) return row.membershipId;
  const companyId = await keptCompany(ctx.db, row.companyId);
  // However late it is read: the provider bills from its own day on.
  const isFirst = !isUpgraded && (await findRunning(ctx.db, companyId)) === null;
  const anchor = isFirst ? await firstPaidDay(ctx, companyId, paid) : undefined;
  const membershipId = await startMembership(ctx, {
    companyId,
    planId,
    term,
    cadence: "month",
    billing: "card",
    paidThrough: through,
    promisedPrice: monthlyPart(row.cents, term),
    ...(anchor && { anchor }),
    ...(isUpgraded && begun && { anchor: begun }),
  });
  await ctx.db
    .update(subscriptions)
    // What was planned for the membership before it is not to be billed.
    .set({ membershipId, companyId, upgrade: null, ...(isUpgraded && { isStale: true }) })
    .where(eq(subscriptions.id, id));
  const on = begun ?? civilDateOf(ctx.clock.now());
  if (isUpgraded) await tellOwners(ctx, companyId, { kind: "upgraded", planId, term, on });
  return membershipId;
}

/** The provider's, unless another membership still ran on that day. */
async function firstPaidDay({ db }: Ctx, companyId: string, paid: InvoiceRow[]) {
  const ends = (await listPeriods(db, [companyId])).map((period) => period.ends);
  const [starts] = paid.flatMap((bill) => bill.starts ?? []).toSorted();
  return starts && [starts, ...ends].toSorted().at(-1);
}

/** The provider's, so that both count alike; not before the period that it cuts short. */
async function firstDay(
  { db }: Ctx,
  { membershipId }: SubscriptionRow,
  { starts }: InvoiceRow,
): Promise<string | null> {
  const cut = membershipId === null ? undefined : (await listPeriodsOf(db, membershipId)).at(-1);
  return starts !== null && cut && cut.starts > starts ? cut.starts : starts;
}

async function followStatus(
  ctx: Ctx,
  row: SubscriptionRow,
  membership: MembershipRow,
  bills: InvoiceRow[],
): Promise<void> {
  const { status, endsOn } = membership;
  const owes = bills.some(
    (bill) => bill.status === "open" && bill.trouble !== null && holdsUp(bill),
  );
  const today = civilDateOf(ctx.clock.now());
  if (isOver(row)) {
    if (!owes && (await continueTerm(ctx, row, membership))) return;
    // What ends in these days anyway ends by the calendar.
    if (endsOn !== null && endsOn <= addDays(today, 2)) return;
    await endMembership(ctx, membership, today);
    const { companyId, planId, term } = membership;
    if (owes) await tellOwners(ctx, companyId, { kind: "ended-unpaid", planId, term });
  } else if (status === "active" && (owes || row.status === "past_due"))
    await changeMembership(ctx, membership, { status: "past_due" });
  else if (status === "past_due" && !owes && row.status !== "past_due")
    await changeMembership(ctx, membership, { status: "active" });
}

/** A first payment opens none of the days before it, and the provider counts from there. */
async function followLateStart(ctx: Ctx, membershipId: string, paid: InvoiceRow[]): Promise<void> {
  const [paidFrom] = paid.flatMap(({ starts }) => starts ?? []).toSorted();
  if (paidFrom === undefined || paid.some(({ periodId }) => periodId !== null)) return;
  // A pause that has come begins on its own day.
  await openPeriods(ctx, membershipId);
  const membership = await requireMembership(ctx.db, membershipId);
  await deferTurn(ctx, await standingOf(ctx.db, membership), paidFrom);
}

/** A membership that has ended is not billed any further. */
async function letGo({ db }: Ctx, row: SubscriptionRow): Promise<void> {
  if (!isOver(row) && !row.isStale)
    await db.update(subscriptions).set({ isStale: true }).where(eq(subscriptions.id, row.id));
}
