import { asc, eq } from "drizzle-orm";
import { addDays, civilDateOf } from "../../domain/fields/civil-date.ts";
import { grants } from "../../domain/hours/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import type { Invoice } from "../../platform/payments/stand-in/billed-objects.ts";
import type { World } from "./world.ts";

export const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);

/** By the provider's books alone. */
export function booksOf({ provider: { account } }: World) {
  const charges = account.peek("charge").filter(({ status }) => status === "succeeded");
  const payments = account.peek("invoice_payment");
  const billOf = new Map(payments.map((one) => [one.payment.payment_intent, one.invoice]));
  return {
    bills: account.peek("invoice"),
    subscriptions: account.peek("subscription"),
    items: account.peek("invoiceitem"),
    charges: Map.groupBy(charges, ({ payment_intent: intent }) => billOf.get(intent ?? "")),
  };
}

function chargedTwice(world: World): string[] {
  const { bills, charges } = booksOf(world);
  return [...charges].flatMap(([id, of]) => {
    const bill = bills.find((one) => one.id === id);
    const all = sum(of.map(({ amount }) => amount));
    if (of.length === 1 && bill?.status === "paid" && bill.amount_paid === all) return [];
    return [
      `Invoice ${id} of ${bill?.amount_paid}, ${bill?.status}, was charged ${of.length} times: ${all}`,
    ];
  });
}

/** The months that an invoice pays for. */
export function monthsPaid({ status, lines, status_transitions: { paid_at: at } }: Invoice) {
  const [last] = lines.data
    .filter(({ parent, amount }) => parent["type"] === "subscription_item_details" && amount >= 0)
    .toSorted((a, b) => b.period.end - a.period.end);
  if (status !== "paid" || !last || at === null) return null;
  const until = new Date(last.period.end * 1000);
  const days = (last.period.end - last.period.start) / 86_400;
  return { at: new Date(at * 1000), until: civilDateOf(until), left: days > 300 ? 12 : 1 };
}

/** What must hold at any moment, whatever has not arrived yet. */
export async function faultsNow(world: World): Promise<string[]> {
  const { db } = world.database;
  const faults = [...world.faults, ...chargedTwice(world)];
  const paid = booksOf(world).bills.flatMap((bill) => monthsPaid(bill) ?? []);
  const opened = await db.select().from(periods).orderBy(asc(periods.openedAt), asc(periods.n));
  for (const { n, starts, ends, openedAt } of opened) {
    const pays = paid.find(
      ({ at, until, left }) => left > 0 && at <= openedAt && addDays(until, 7) >= ends,
    );
    if (pays) pays.left -= 1;
    else faults.push(`Period ${n}, from ${starts}, was opened without a payment`);
  }
  for (const { periodId, kind, minutes } of await db.select().from(grants)) {
    const period = opened.find(({ id }) => id === periodId);
    if (!period) faults.push(`${minutes} minutes (${kind}) have no period`);
    else if (kind === "plan" && minutes !== period.minutes)
      faults.push(`Period ${period.n} brought ${minutes} minutes, not ${period.minutes}`);
  }
  const active = await db.select().from(memberships).where(eq(memberships.status, "active"));
  for (const { id, anchor } of active)
    if (!opened.some(({ membershipId }) => membershipId === id))
      faults.push(`The membership from ${anchor} is active without a period`);
  return faults;
}
