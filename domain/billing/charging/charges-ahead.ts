import type { Queryable } from "../../../platform/db/database.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { OpenOverage } from "../../hours/overage-to-close.ts";
import { listWaitingOverage } from "../overage/overage-charges.ts";
import { placeOf } from "../overage/place-of.ts";
import { type Billing, cardName } from "../schema.ts";
import { askedOfCard } from "./asked-of-card.ts";
import { firstPaymentEnds } from "./first-payment-ends.ts";
import { holdsUp, isOverageAlone, paysForUpgrade } from "./bill-reasons.ts";
import { isOver } from "./find-subscription.ts";
import { idsOfPayer } from "./ids-of-payer.ts";
import { nextChargeOn } from "./next-charge-on.ts";
import { termAhead } from "./term-ahead.ts";
import type { InvoiceRow, SubscriptionRow } from "./tables.ts";

const isUnpaid = ({ status, trouble }: InvoiceRow) => status === "open" && trouble !== null;

/** `all` has the newest bill first. */
export async function chargesAhead(
  db: Queryable,
  row: SubscriptionRow,
  all: InvoiceRow[],
  closing: OpenOverage[],
): Promise<Pick<Billing, "nextCharge" | "payment">> {
  const { bills, ofOthers } = await billsOf(db, row, all);
  return {
    nextCharge: attemptOf(row, bills) ?? (await renewalOf(db, row, bills, closing)),
    payment: paymentOf(row, bills) ?? paymentOfOthers(row, ofOthers),
  };
}

/** Those of other customers of the same client are not asked of its card. */
async function billsOf(db: Queryable, row: SubscriptionRow, all: InvoiceRow[]) {
  const isOwn = ({ subscriptionId }: InvoiceRow) => subscriptionId === row.id;
  const isEarlier = (bill: InvoiceRow) =>
    row.membershipId !== null && bill.subscriptionId !== null && isOverageAlone(bill);
  const bills = all.filter((bill) => isOwn(bill) || isEarlier(bill));
  if (bills.every(isOwn)) return { bills, ofOthers: [] };
  const ids = await idsOfPayer(db, row);
  const isPayers = (bill: InvoiceRow) => isOwn(bill) || ids.includes(bill.subscriptionId ?? "");
  return {
    bills: bills.filter(isPayers),
    ofOthers: bills.filter((bill) => !isPayers(bill)),
  };
}

/** Of what is billed already. A card that waits for its bank is asked in vain. */
function attemptOf(row: SubscriptionRow, bills: InvoiceRow[]): Billing["nextCharge"] {
  const [next] = bills
    .flatMap((bill) =>
      bill.nextAttemptAt && isAsked(row, bill) ? [[bill.nextAttemptAt, bill] as const] : [],
    )
    .toSorted(([a], [b]) => a.getTime() - b.getTime());
  if (!next) return null;
  const [at, bill] = next;
  const credit = bill.status === "draft" ? row.creditCents : 0;
  return {
    date: civilDateOf(at),
    cents: Math.max(0, askedOfCard(bill) - credit),
    for: "open",
  };
}

/** While a subscription is paused, its drafts come to nothing; once it is over, only overage is asked for. */
function isAsked(row: SubscriptionRow, bill: InvoiceRow): boolean {
  if (isOver(row) && !isOverageAlone(bill)) return false;
  const { status, trouble } = bill;
  return (
    (status === "open" && trouble !== "bank") || (status === "draft" && row.pausedUntil === null)
  );
}

async function renewalOf(
  db: Queryable,
  row: SubscriptionRow,
  bills: InvoiceRow[],
  closing: OpenOverage[],
): Promise<Billing["nextCharge"]> {
  const next = await termOf(db, row);
  if (next === null || bills.some((bill) => isUnpaid(bill) && holdsUp(bill))) return null;
  const lines = await listWaitingOverage(db, row.id);
  const waiting = lines.reduce((sum, { itemId, cents }) => sum + (itemId === null ? 0 : cents), 0);
  const late = (placeOf(row) === "next" ? closing : []).reduce(
    (sum, { closesOn, cents }) => sum + (closesOn <= next.date ? cents : 0),
    0,
  );
  const cents = Math.max(0, next.cents + waiting + late - row.creditCents);
  return { date: next.date, cents, for: "renewal" };
}

async function termOf(db: Queryable, row: SubscriptionRow) {
  const date = nextChargeOn(row);
  return date === null ? termAhead(db, row) : { date, cents: row.cents };
}

function paymentOf(row: SubscriptionRow, bills: InvoiceRow[]): Billing["payment"] {
  const open = bills.find((bill) => isUnpaid(bill) && (!isOver(row) || isOverageAlone(bill)));
  return payment(row, open);
}

function paymentOfOthers(row: SubscriptionRow, bills: InvoiceRow[]): Billing["payment"] {
  const open = bills.find(isUnpaid);
  const asked = open && payment(row, open);
  return asked ? { ...asked, earlierCard: cardName(open) ?? "card" } : null;
}

function payment(row: SubscriptionRow, open: InvoiceRow | undefined): Billing["payment"] {
  // Where a membership was to go on with it, its end has settled that.
  const isSettled = row.charge === "paid" || (row.charge === "over" && row.membershipId !== null);
  if (!open && isSettled) return null;
  const waiting = open && paysForUpgrade(open) ? row.upgradeUntil : null;
  const isOverage = open !== undefined && isOverageAlone(open);
  const begins = row.membershipId === null && !isOverage;
  return {
    state: open?.trouble ?? (row.charge === "paid" ? "charging" : row.charge),
    planId: (waiting && row.upgrade?.planId) ?? row.planId,
    changesBy: waiting?.toISOString() ?? null,
    begins,
    beginsBy: open && begins ? firstPaymentEnds(open).toISOString() : null,
    isOverage,
    cents: open ? askedOfCard(open) : row.cents,
    earlierCard: null,
    payUrl: open?.hostedUrl ?? null,
    retryOn: open?.nextAttemptAt ? civilDateOf(open.nextAttemptAt) : null,
  };
}
