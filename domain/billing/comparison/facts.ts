import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import type { ProviderCustomer, ProviderSubscription } from "../../../platform/payments/charges.ts";
import type { SubscriptionStatus } from "../../../platform/payments/subscription-statuses.ts";
import { addDays } from "../../fields/civil-date.ts";
import type { MembershipRow } from "../../membership/find-membership.ts";
import { planName } from "../../plans/plan-name.ts";
import { nextChargeOn } from "../charging/next-charge-on.ts";
import { cardName } from "../schema.ts";
import type { ProviderFact } from "./schema.ts";
import type { InvoiceRow, SubscriptionRow } from "../charging/tables.ts";

const states: Record<SubscriptionStatus | "starting", string> = {
  starting: "Not begun",
  incomplete: "Waits for its first payment",
  incomplete_expired: "Ended",
  trialing: "Active",
  active: "Active",
  past_due: "Past due",
  canceled: "Ended",
  unpaid: "Ended",
  paused: "Paused",
};

type Held = {
  row: SubscriptionRow;
  membership: MembershipRow | null;
  bills: InvoiceRow[];
  today: string;
};

type Card = Pick<SubscriptionRow, "cardBrand" | "cardLast4" | "cardExpMonth" | "cardExpYear">;

/** The plan that is billed from the next invoice on, as it was decided here. */
export function wantedPlan(row: SubscriptionRow, membership: MembershipRow | null): string {
  if (!membership || membership.nextTerm !== null) return row.planId;
  return membership.nextPlanId ?? membership.planId;
}

const none = "None";
const planOf = (planId: string | null, term: "month" | "year") =>
  `${planId === null ? none : planName(planId)}, ${term === "year" ? "yearly" : "monthly"}`;
const day = (date: string | null) => (date === null ? "None planned" : civilDay(date));
const cardOf = (card: Card) =>
  cardName(card) === null
    ? none
    : `${cardName(card)}, expires ${String(card.cardExpMonth).padStart(2, "0")}/${card.cardExpYear}`;
const invoiceOf = (last: Pick<InvoiceRow, "number" | "totalCents" | "status"> | undefined) =>
  last ? `${last.number ?? "Draft"}, ${dollars(last.totalCents)}, ${last.status}` : none;

const newest = <Bill extends { createdAt: Date; status: string }>(bills: Bill[]) =>
  bills
    .filter(({ status }) => status !== "draft")
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];

/** One that ends in these days by the calendar may have ended at the provider already. */
function stateHere({ row, membership, today }: Held): string {
  if (!membership) return states[row.status];
  const { status, endsOn } = membership;
  if (status === "ended" || (endsOn !== null && endsOn <= addDays(today, 2))) return "Ended";
  if (status === "paused" && row.pausedUntil !== null) return states.paused;
  return status === "past_due" ? states.past_due : states.active;
}

export function factsOf(
  held: Held,
  said: ProviderSubscription | undefined,
  invoices: ProviderCustomer["invoices"],
): ProviderFact[] {
  const { row, membership, bills } = held;
  const ours = [
    stateHere(held),
    planOf(wantedPlan(row, membership), row.term),
    dollars(row.cents),
    day(nextChargeOn(row)),
    cardOf(row),
    invoiceOf(newest(bills)),
  ];
  const card = said?.card;
  const stripe = said
    ? [
        // To the provider, who makes invoices and voids them, it is active in a pause.
        membership?.status === "paused" && said.pausedUntil !== null && said.status === "active"
          ? states.paused
          : states[said.status],
        planOf(said.planId, said.term),
        dollars(said.cents),
        day(nextChargeOn(said)),
        cardOf({
          cardBrand: card?.brand ?? null,
          cardLast4: card?.last4 ?? null,
          cardExpMonth: card?.expMonth ?? null,
          cardExpYear: card?.expYear ?? null,
        }),
        invoiceOf(newest(invoices)),
      ]
    : [];
  const labels = ["State", "Plan and term", "Price", "Next renewal", "Card", "Last plan invoice"];
  return labels.map((label, at) => {
    const [one = none, other = none] = [stripe[at], ours[at]];
    const isEnding = at === 0 && other === "Ended" && membership?.status !== "ended";
    return { label, stripe: one, ours: isEnding ? one : other, same: isEnding || one === other };
  });
}
