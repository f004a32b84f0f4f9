import { expect } from "vitest";
import type { ProviderCheck } from "../../domain/billing/comparison/schema.ts";
import type { Billing, ListedSignup } from "../../domain/billing/schema.ts";
import type { FakeStripe } from "../fakes/stripe.ts";
import type { callerOf } from "../support/admin-of.ts";
import type { listMails } from "../support/mailbox.ts";

type Call = Awaited<ReturnType<typeof callerOf>>;

export const people = {
  confirmed: ["first@charged.example", "second@charged.example", "third@charged.example"],
  upgrading: "upgrading@charged.example",
  canceling: "canceling@charged.example",
  refunded: "refunded@charged.example",
  disputing: "disputing@charged.example",
  closedTab: "closed-tab@charged.example",
};

export const refundCents = 40_000;

const paying = [
  ...people.confirmed,
  people.upgrading,
  people.canceling,
  people.refunded,
  people.disputing,
];

function booksOf({ account }: FakeStripe, email: string) {
  const customers = [...account.customers.values()].filter((one) => one.email === email);
  const ids = new Set(customers.map(({ id }) => id));
  const own = <T extends { customer: string | null }>(all: Map<string, T>) =>
    [...all.values()].filter(({ customer }) => customer !== null && ids.has(customer));
  return {
    subscriptions: own(account.subscriptions),
    invoices: own(account.invoices),
    charges: own(account.charges).filter(({ status }) => status === "succeeded"),
  };
}

/** What the provider's books, staff and the nightly comparison say of each. */
export async function expectChargedOnce(stripe: FakeStripe, staff: Call): Promise<void> {
  for (const email of paying) {
    const { subscriptions, invoices, charges } = booksOf(stripe, email);
    const months = email === people.upgrading ? 2 : 1;
    expect([email, subscriptions.map(({ status }) => status)]).toEqual([email, ["active"]]);
    expect([email, subscriptions[0]?.cancel_at_period_end]).toEqual([
      email,
      email === people.canceling,
    ]);
    expect([email, invoices.map(({ status }) => status)]).toEqual([
      email,
      Array.from({ length: months }, () => "paid"),
    ]);
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      invoices.reduce((sum, { total }) => sum + total, 0),
    );
    expect([email, charges.length]).toEqual([email, months]);
    expect([email, charges.reduce((sum, one) => sum + one.amount_refunded, 0)]).toEqual([
      email,
      email === people.refunded ? refundCents : 0,
    ]);

    const find = new URLSearchParams({ q: email });
    const signups = await staff<ListedSignup[]>("GET", `/api/admin/membership-signups?${find}`);
    expect(signups).toMatchObject([{ email, status: "confirmed", charge: "paid" }]);
    const companies = await staff<{ id: string }[]>("GET", `/api/admin/companies?${find}`);
    const at = `/api/admin/companies/${companies[0]?.id}`;
    const planId = email === people.upgrading ? "fractional-cto" : "crm-essentials";
    const billing = await staff<Billing>("GET", `${at}/billing`);
    expect([email, billing.subscription?.status, billing.subscription?.planId]).toEqual([
      email,
      "active",
      planId,
    ]);
    expect(billing.invoices).toHaveLength(months);
    const { differences } = await staff<ProviderCheck>("POST", `${at}/provider`);
    expect([email, differences]).toEqual([email, []]);
  }
  expect(stripe.account.refunds.size).toBe(1);
  expect(booksOf(stripe, people.closedTab).subscriptions).toEqual([]);
  const find = new URLSearchParams({ q: people.closedTab });
  expect(await staff("GET", `/api/admin/membership-signups?${find}`)).toMatchObject([
    { status: "pending_confirmation", charge: null },
  ]);
}

export function expectMailedOnce(mails: Awaited<ReturnType<typeof listMails>>): void {
  const times = (email: string, words: RegExp) =>
    mails.filter(({ to, subject }) => to === email && words.test(subject)).length;
  for (const email of paying)
    expect([email, times(email, /^Your payment of \$[\d,.]+ went through/)]).toEqual([
      email,
      email === people.upgrading ? 2 : 1,
    ]);
  expect(times(people.refunded, /We refunded \$400/)).toBe(1);
  expect(times(people.disputing, /is in dispute/)).toBe(1);
}
