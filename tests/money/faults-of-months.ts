import { addDays, civilDateOf } from "../../domain/fields/civil-date.ts";
import { periodDates } from "../../domain/membership/period-dates.ts";
import { membershipPauses, memberships, periods } from "../../domain/membership/tables.ts";
import { endedBefore } from "./faults-after-end.ts";
import { asKept } from "./books.ts";
import { periodsByHand } from "./by-hand.ts";
import { monthsPaid, type PaidMonth, pairMonths } from "./months-paid.ts";
import type { World } from "./world.ts";

/** What was paid for was given: a month each, twelve for a year, until whatever came in its place. */
export async function faultsOfMonths(world: World): Promise<string[]> {
  const { db } = world.database;
  const paid = await monthsPaid(world);
  const byHand = new Set((await periodsByHand(world)).map(({ id }) => id));
  const opened = await asKept(world, await db.select().from(periods));
  const byCard = opened.filter(({ id }) => !byHand.has(id));
  const { slots, periodOf } = pairMonths(byCard, paid);
  const members = await asKept(world, await db.select().from(memberships));
  const pauses = await db.select().from(membershipPauses);
  const yesterday = addDays(civilDateOf(world.now()), -1);

  function isCutShort({ companyId, at, from, until }: PaidMonth): boolean {
    const ends = addDays(until, -7);
    return (
      paid.some((one) => one.companyId === companyId && one.at > at && one.from < ends) ||
      members.some(
        ({ companyId: of, endedAt }) =>
          of === companyId &&
          endedAt !== null &&
          civilDateOf(endedAt) >= from &&
          civilDateOf(endedAt) < ends,
      )
    );
  }

  function monthsPaused({ companyId, from, until }: PaidMonth): number {
    return pauses
      .flatMap(({ membershipId, month, months }) => {
        const member = members.find(({ id }) => id === membershipId);
        if (!member || member.companyId !== companyId) return [];
        const { starts } = periodDates(member, month);
        return from <= starts && starts < until ? [months] : [];
      })
      .reduce((all, months) => all + months, 0);
  }

  return [...Map.groupBy(slots, ({ bill }) => bill)].flatMap(([bill, own]) => {
    const [month] = own;
    // What came after the end went back.
    if (!month || isCutShort(month) || endedBefore(world, bill) !== null) return [];
    const rhythm = { anchor: month.from, anchorMonth: 0, cadence: "month" } as const;
    const begun = own.filter((_, n) => periodDates(rhythm, n).starts <= yesterday).length;
    const due = begun - (month.of === 12 ? monthsPaused(month) : 0);
    const given = own.filter((slot) => periodOf.has(slot)).length;
    return given >= due
      ? []
      : [`Invoice ${bill.number}, from ${month.from}, opened ${given} periods of ${due}`];
  });
}
