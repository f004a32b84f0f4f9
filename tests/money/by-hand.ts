import { subscriptions } from "../../domain/billing/charging/tables.ts";
import { creditsPaidBack, invoiceLines, invoices } from "../../domain/invoices/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import { sum } from "./books.ts";
import type { World } from "./world.ts";

type Period = typeof periods.$inferSelect;

/** Periods that open by date: of a membership that the firm bills itself, or did until a card took over. */
export async function periodsByHand({ database: { db } }: World): Promise<Period[]> {
  const members = await db.select().from(memberships);
  const rows = await db.select().from(subscriptions);
  const opened = await db.select().from(periods);
  return opened.filter(({ membershipId, companyId, ends }) => {
    const switched = rows
      .filter((row) => row.companyId === companyId)
      .flatMap(({ startsOn }) => startsOn ?? [])
      .toSorted()
      .at(0);
    const isByHand = members.some(
      ({ id, billing }) => id === membershipId && billing === "by-hand",
    );
    return isByHand || (switched !== undefined && ends <= switched);
  });
}

/** They open by the word of staff, who approved the request; and only by it. */
export async function faultsOfWord(world: World): Promise<string[]> {
  const said = world.word();
  return (await periodsByHand(world))
    .filter(({ openedAt }) => said === null || openedAt < said)
    .map(({ n, starts }) => `Period ${n}, from ${starts}, was opened without the word of staff`);
}

/** Each on one invoice of the firm's, which is paid when staff say so. */
export async function faultsByHand(world: World): Promise<string[]> {
  const { db } = world.database;
  const own = await periodsByHand(world);
  const lines = await db.select().from(invoiceLines);
  const back = await db.select().from(creditsPaidBack);
  const issued = await db.select().from(invoices);
  const linesOf = (of: string) =>
    [...lines, ...back.map(({ periodId, cents }) => ({ periodId, cents: -cents }))]
      .filter(({ periodId }) => periodId === of)
      .map(({ cents }) => cents);
  const faults = own.flatMap(({ id, n, companyId, starts, ends, dueCents }) => {
    const billed = linesOf(id);
    // Another plan replaced it on its first day, and is billed less by what this one was.
    if (starts === ends && (billed.length === 0 || billed.join() === String(dueCents))) return [];
    const replaced = own.filter((one) => one.companyId === companyId && one.ends === starts);
    const less = replaced.flatMap((one) => (one.starts === starts ? linesOf(one.id) : []));
    const due = starts === ends ? 0 : (dueCents ?? 0) - sum(less);
    const isWaiting = due < 0 && billed.length === 0;
    if (isWaiting || billed.join() === (due === 0 ? "" : String(due))) return [];
    return [`Period ${n}, from ${starts}, of ${due} is invoiced as ${billed.join(", ")}`];
  });
  const byCard = lines.filter(
    ({ periodId }) => periodId !== null && !own.some(({ id }) => id === periodId),
  );
  for (const { cents } of byCard) faults.push(`${cents} is invoiced beside what a card pays`);
  for (const { id, number, cents, status } of issued) {
    const all = sum(lines.flatMap((line) => (line.invoiceId === id ? [line.cents] : [])));
    if (all !== cents) faults.push(`Invoice ${number} of ${cents} has lines of ${all}`);
    if ((status === "paid") !== (cents === 0 || world.saidPaid.has(id)))
      faults.push(`Invoice ${number} is ${status}, which is not what staff said`);
  }
  return faults;
}
