import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { companies } from "../../domain/companies/tables.ts";
import { subscriptions } from "../../domain/billing/charging/tables.ts";
import type { World } from "./world.ts";

export const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);

export const dayOf = (seconds: number) => civilDateOf(new Date(seconds * 1000));

export type Books = { provider: Pick<World["provider"], "account"> };

/** By the provider's books alone. */
export function booksOf({ provider: { account } }: Books) {
  const charges = account.peek("charge").filter(({ status }) => status === "succeeded");
  const payments = account.peek("invoice_payment");
  const billOf = new Map(payments.map((one) => [one.payment.payment_intent, one.invoice]));
  return {
    bills: account.peek("invoice"),
    subscriptions: account.peek("subscription"),
    items: account.peek("invoiceitem"),
    disputes: account.peek("dispute"),
    charges: Map.groupBy(charges, ({ payment_intent: intent }) => billOf.get(intent ?? "")),
  };
}

/** Whose customers they are there. */
export async function companiesOfCustomers({ database: { db } }: World) {
  const own = await db.select().from(companies);
  const billed = await db.select().from(subscriptions);
  const all = [
    ...own.map(({ id, customerId }) => [customerId, id] as const),
    ...billed.map(({ companyId, customerId }) => [customerId, companyId] as const),
  ];
  return new Map(all.flatMap(([customer, id]) => (customer === null ? [] : [[customer, id]])));
}
