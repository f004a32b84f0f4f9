import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import type {
  ProviderCustomer,
  ProviderInvoice,
  ProviderSubscription,
} from "../../../platform/payments/charges.ts";
import { isGivenUp } from "../../../platform/payments/subscription-statuses.ts";
import { addDays, civilDateOf } from "../../fields/civil-date.ts";
import type { MembershipRow } from "../../membership/find-membership.ts";
import { planName } from "../../plans/plan-name.ts";
import { isOver } from "../charging/find-subscription.ts";
import { expiryOf } from "../charging/card-ends.ts";
import type { InvoiceRow, SubscriptionRow } from "../charging/tables.ts";
import { wantedPlan } from "./facts.ts";

/** What a reading of that object would set right; null where only a person can. */
export type Found = {
  about: { kind: "subscription" | "invoice"; id: string } | null;
  what: string;
  stripe: string;
  ours: string;
};

const none = "none";
const sum = (cents: number) => dollars(cents);
const day = (at: Date | null) => (at === null ? none : civilDay(civilDateOf(at)));

type Pair = [what: string, stripe: string, ours: string];

const differing = (about: Found["about"], pairs: Pair[]): Found[] =>
  pairs.flatMap(([what, stripe, ours]) => (stripe === ours ? [] : [{ about, what, stripe, ours }]));

function ofSubscription(said: ProviderSubscription, row: SubscriptionRow): Found[] {
  const { card } = said;
  const ends = card && `${card.expYear}-${String(card.expMonth).padStart(2, "0")}`;
  return differing({ kind: "subscription", id: said.id }, [
    ["State of the subscription", said.status, row.status],
    ["Price", sum(said.cents), sum(row.cents)],
    ["Term", said.term, row.term],
    ["End of the period", day(said.periodEnd), day(row.periodEnd)],
    ["End of the subscription", day(said.endsAt), day(row.endsAt)],
    ["Pause", day(said.pausedUntil), day(row.pausedUntil)],
    ["Credit", sum(said.creditCents), sum(row.creditCents)],
    ["Card", card?.last4 ?? none, card ? (row.cardLast4 ?? none) : none],
    ["Card brand", card?.brand ?? none, card ? (row.cardBrand ?? none) : none],
    ["Card expiry", ends ?? none, card ? (expiryOf(row) ?? none) : none],
  ]);
}

function ofInvoice(said: ProviderInvoice, bill: InvoiceRow | undefined): Found[] {
  const name = `Invoice ${said.number ?? "(draft)"}`;
  const about = { kind: "invoice" as const, id: said.id };
  if (!bill)
    return [{ about, what: name, stripe: `${sum(said.totalCents)}, ${said.status}`, ours: none }];
  return differing(about, [
    [`${name}: state`, said.status, bill.status],
    [`${name}: total`, sum(said.totalCents), sum(bill.totalCents)],
    [`${name}: paid`, sum(said.paidCents), sum(bill.paidCents)],
    [`${name}: refunded`, sum(said.refundedCents), sum(bill.refundedCents)],
    [`${name}: credit notes`, sum(said.creditedCents), sum(bill.creditedCents)],
    [`${name}: credit used`, sum(said.creditUsedCents), sum(bill.creditUsedCents)],
    [`${name}: dispute`, said.dispute?.status ?? none, bill.disputeStatus ?? none],
  ]);
}

type Mirror = { rows: SubscriptionRow[]; bills: InvoiceRow[] };

const isLive = ({ status }: ProviderSubscription) => !isOver({ status });

/** Between what the provider has and what was kept of it here. */
export function ofMirror(said: ProviderCustomer, { rows, bills }: Mirror): Found[] {
  const rowOf = (one: ProviderSubscription) =>
    rows.find(
      (row) =>
        row.providerId === one.id ||
        (row.providerId === null && row.id === one.key && !isGivenUp(one)),
    );
  const billOf = ({ id }: { id: string }) => bills.find(({ providerId }) => providerId === id);
  const gone = rows.filter(
    ({ providerId }) =>
      providerId !== null && !said.subscriptions.some(({ id }) => id === providerId),
  );
  const lost = bills.filter(
    ({ providerId, status }) =>
      status !== "draft" && !said.invoices.some(({ id }) => id === providerId),
  );
  return [
    ...said.subscriptions.flatMap((one) => {
      const row = rowOf(one);
      if (row) return ofSubscription(one, row);
      return isLive(one)
        ? [
            {
              about: null,
              what: "A subscription that is not known here",
              stripe: one.id,
              ours: none,
            },
          ]
        : [];
    }),
    ...said.invoices
      .filter((one) => one.status !== "draft" || billOf(one))
      .flatMap((one) => ofInvoice(one, billOf(one))),
    ...(said.isWhole
      ? [
          ...gone.map(({ providerId }) => missing("A subscription", providerId)),
          ...lost.map(({ number, providerId }) => missing(`Invoice ${number}`, providerId)),
        ]
      : []),
  ];
}

const missing = (what: string, id: string | null): Found => ({
  about: null,
  what: `${what} that Stripe does not have`,
  stripe: none,
  ours: id ?? none,
});

/** A term of another length is a subscription of its own, begun when its day has come; and one whose first payment was given up gives way to the next. */
const isBetween = ({ status }: ProviderSubscription, { nextTerm }: MembershipRow) =>
  nextTerm !== null || status === "incomplete_expired";

type Decided = { membership: MembershipRow; pausedUntil: Date | null; now: Date };

/** Between what the provider bills and what was decided here. */
export function ofDecision(
  said: ProviderSubscription,
  row: SubscriptionRow,
  { membership, pausedUntil, now }: Decided,
): Found[] {
  if (row.isStale || row.upgrade) return [];
  const { status, endsOn, nextTerm } = membership;
  const wanted = wantedPlan(row, membership);
  const isEnding = endsOn !== null && endsOn <= addDays(civilDateOf(now), 2);
  const pairs: Pair[] = [];
  if (status === "ended")
    pairs.push(["Whether the membership runs", isLive(said) ? "runs" : "ended", "ended"]);
  else if (!isLive(said) && !isEnding && !isBetween(said, membership))
    pairs.push(["Whether the membership runs", "ended", "runs"]);
  else if (isLive(said) && nextTerm === null) {
    if (said.planId !== null) pairs.push(["Plan", planName(said.planId), planName(wanted)]);
    const [there, here] = [said.endsAt !== null, endsOn !== null];
    pairs.push(["Whether it is canceled", there ? "yes" : "no", here ? "yes" : "no"]);
  }
  if (status !== "ended" && isLive(said)) {
    const there = said.pausedUntil !== null && said.pausedUntil > now ? said.pausedUntil : null;
    pairs.push(["End of the pause", day(there), day(pausedUntil)]);
  }
  return differing(null, pairs);
}
