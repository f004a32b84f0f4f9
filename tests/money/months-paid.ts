import { addDays } from "../../domain/fields/civil-date.ts";
import type { periods } from "../../domain/membership/tables.ts";
import type { Invoice } from "../../platform/payments/stand-in/billed-objects.ts";
import { booksOf, companiesOfCustomers, dayOf } from "./books.ts";
import { pair } from "./pair.ts";
import type { World } from "./world.ts";

type Period = typeof periods.$inferSelect;

/** One of the months that an invoice pays for. */
export type PaidMonth = {
  bill: Invoice;
  companyId: string | undefined;
  at: Date;
  from: string;
  until: string;
  cents: number;
  of: 1 | 12;
};

/** By which a term ends later at the provider than here. */
const slackDays = 7;

/** As long as the program is ever off: what was to begin then begins at the provider so much later. */
const daysOff = 35;

export async function monthsPaid(world: World): Promise<PaidMonth[]> {
  const companyOf = await companiesOfCustomers(world);
  return booksOf(world).bills.flatMap((bill) => {
    const at = bill.status_transitions.paid_at;
    const [last] = bill.lines.data
      .filter(({ parent, amount }) => parent["type"] === "subscription_item_details" && amount > 0)
      .toSorted((a, b) => b.period.end - a.period.end);
    if (bill.status !== "paid" || !last || at === null) return [];
    const { start, end } = last.period;
    const of = end - start > 300 * 86_400 ? 12 : 1;
    const month = {
      bill,
      companyId: companyOf.get(bill.customer),
      at: new Date(at * 1000),
      from: dayOf(start),
      until: dayOf(end),
      cents: last.amount,
      of,
    } as const;
    return Array.from({ length: of }, () => month);
  });
}

/** At its price. */
const paysFor = (period: Period, { companyId, at, from, until, cents, of }: PaidMonth) =>
  period.companyId === companyId &&
  at <= period.openedAt &&
  addDays(from, -daysOff) <= period.starts &&
  period.ends <= addDays(until, slackDays) &&
  cents === period.price * of;

/** Each month's period, where there is one. A month's payment opens one of them, a year's opens twelve. */
export const pairMonths = (opened: Period[], paid: PaidMonth[]) => {
  const slots = paid.map((month) => ({ ...month }));
  return { slots, periodOf: pair(opened, slots, paysFor) };
};
