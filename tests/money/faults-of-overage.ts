import { overageCharges } from "../../domain/billing/overage/tables.ts";
import { subscriptions } from "../../domain/billing/charging/tables.ts";
import { statements } from "../../domain/hours/tables.ts";
import { creditsPaidBack, invoiceLines } from "../../domain/invoices/tables.ts";
import { booksOf, sum } from "./books.ts";
import type { World } from "./world.ts";

/** Hours beyond the plan are billed once: on the firm's own invoice, or by one line at the provider. */
export async function faultsOfOverage(world: World): Promise<string[]> {
  const { db } = world.database;
  const { items, bills, subscriptions: there } = booksOf(world);
  const told = await db.select().from(statements);
  const begun = await db.select().from(overageCharges);
  const rows = await db.select().from(subscriptions);
  const byFirm = await db.select().from(invoiceLines);
  const paidBack = await db.select().from(creditsPaidBack);
  const back = paidBack.map(({ statementId, cents }) => ({ statementId, cents: -cents }));
  const statementOf = ({ metadata }: (typeof items)[number]) => metadata["statement_id"];

  /** With the void invoice that it was on: what is owed is asked for again. */
  const isLost = ({ invoice }: (typeof items)[number]) =>
    bills.some(({ id, status }) => id === invoice && status === "void");

  /** Where no month's invoice comes for now: before the first, in a pause, and after the end for what gives back. */
  function mayWait(statementId: string, cents: number): boolean {
    const charge = begun.find((one) => one.statementId === statementId);
    const row = rows.find(({ id }) => id === charge?.subscriptionId);
    const billed = there.find(({ id }) => id === row?.providerId);
    if (!billed || billed.status === "incomplete") return true;
    const isOver = ["canceled", "unpaid", "incomplete_expired"].includes(billed.status);
    const ends = billed.cancel_at_period_end || billed.cancel_at !== null;
    if (isOver || ends || row?.term === "year") return cents < 0;
    return billed.pause_collection !== null;
  }

  const faults = told.flatMap(({ id, overageCents }) => {
    const cents = overageCents ?? 0;
    const own = [...byFirm, ...back]
      .filter(({ statementId }) => statementId === id)
      .map((line) => line.cents);
    const lines = items.filter((item) => statementOf(item) === id && !isLost(item));
    const asked = [...own, ...lines.map(({ amount }) => amount)];
    if (cents === 0 && asked.length === 0) return [];
    if (asked.length === 1 && asked[0] === cents) return [];
    if (asked.length === 0 && mayWait(id, cents)) return [];
    return [`Overage of ${cents} is billed ${asked.length} times: ${asked.join(", ")}`];
  });
  for (const item of items) {
    const statementId = statementOf(item);
    if (statementId === undefined) continue;
    const bill = bills.find(({ id }) => id === item.invoice);
    if (!told.some(({ id }) => id === statementId))
      faults.push(`Overage of ${item.amount} is billed without a statement`);
    if (bill && sum(bill.lines.data.map(({ amount }) => amount)) !== bill.total)
      faults.push(`Invoice ${bill.number} is not the sum of its lines`);
  }
  return faults;
}
