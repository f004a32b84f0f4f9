import { asc, eq, isNull } from "drizzle-orm";
import { grants } from "../../domain/hours/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import { faultsOfWord, periodsByHand } from "./by-hand.ts";
import { asKept, booksOf, sum } from "./books.ts";
import { monthsPaid, pairMonths } from "./months-paid.ts";
import type { World } from "./world.ts";

function chargedTwice(world: World): string[] {
  const { bills, charges } = booksOf(world);
  const free = bills.filter(
    ({ id, status, amount_paid: paid }) => status === "paid" && paid > 0 && !charges.has(id),
  );
  return [
    ...free.map(({ id }) => `Invoice ${id} is paid without a charge`),
    ...[...charges].flatMap(([id, of]) => {
      const bill = bills.find((one) => one.id === id);
      const all = sum(of.map(({ amount }) => amount));
      if (of.length === 1 && bill?.status === "paid" && bill.amount_paid === all) return [];
      return [
        `Invoice ${id} of ${bill?.amount_paid}, ${bill?.status}, was charged ${of.length} times: ${all}`,
      ];
    }),
  ];
}

/** What must hold at any moment, whatever has not arrived yet. */
export async function faultsNow(world: World): Promise<string[]> {
  const { db } = world.database;
  const faults = [...world.faults, ...chargedTwice(world), ...(await faultsOfWord(world))];
  const opened = await asKept(
    world,
    await db.select().from(periods).orderBy(asc(periods.openedAt), asc(periods.n)),
  );
  const byHand = new Set((await periodsByHand(world)).map(({ id }) => id));
  const byCard = opened.filter(({ id }) => !byHand.has(id));
  const { periodOf } = pairMonths(byCard, await monthsPaid(world));
  const paid = new Set(periodOf.values());
  for (const period of byCard)
    if (!paid.has(period))
      faults.push(`Period ${period.n}, from ${period.starts}, was opened without a payment`);
  // What a merge moved has its period with the other company.
  const own = await db.select().from(grants).where(isNull(grants.transferId));
  for (const { periodId, kind, minutes } of own) {
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
