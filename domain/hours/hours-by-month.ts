import { and, eq, gte, inArray, isNotNull, isNull, sum } from "drizzle-orm";
import { overageCents } from "../../content/overage.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { places } from "./schema.ts";
import { entries, grants, work } from "./tables.ts";

type Hours = {
  month: string;
  soldMinutes: number;
  usedMinutes: number;
  overageMinutes: number;
  overageCents: number;
};

type OfDay = { date: string; minutes: number };

/** Days are named here: naming the month of each row takes longer than adding them up. */
function byMonth<Row extends OfDay>(rows: Row[]): (month: string) => Row[] {
  const months = Map.groupBy(rows, ({ date }) => date.slice(0, 7));
  return (month) => months.get(month) ?? [];
}

const minutesIn = (rows: OfDay[]) => rows.reduce((all, { minutes }) => all + minutes, 0);

/** What plans gave, by the day it came; what was approved, by the day it was worked: from those hours, and beyond them. */
export async function hoursByMonth(
  db: Queryable,
  since: string,
): Promise<(month: string) => Hours> {
  // One after the other, as they must be in a transaction.
  const sold = await db
    .select({ date: grants.effective, minutes: sum(grants.minutes).mapWith(Number) })
    .from(grants)
    .where(
      and(
        inArray(grants.kind, ["plan", "bonus"]),
        // What a merger took along was sold before.
        isNull(grants.transferId),
        gte(grants.effective, since),
      ),
    )
    .groupBy(grants.effective);
  const approved = await db
    .select({ date: work.date, minutes: sum(work.billedMinutes).mapWith(Number) })
    .from(work)
    .where(and(eq(work.status, "approved"), gte(work.date, since)))
    .groupBy(work.date);
  const beyond = await db
    .select({
      date: work.date,
      place: work.place,
      minutes: sum(entries.minutes).mapWith(Number),
    })
    .from(entries)
    .innerJoin(work, eq(work.id, entries.workId))
    .where(and(isNull(entries.grantId), isNotNull(entries.workId), gte(work.date, since)))
    .groupBy(work.date, work.place);
  const [soldIn, approvedIn, beyondIn] = [byMonth(sold), byMonth(approved), byMonth(beyond)];
  return (month) => {
    const overage = beyondIn(month);
    const overageMinutes = minutesIn(overage);
    return {
      month,
      soldMinutes: minutesIn(soldIn(month)),
      usedMinutes: minutesIn(approvedIn(month)) - overageMinutes,
      overageMinutes,
      overageCents: centsOf(overage),
    };
  };
}

/** Rounded, if at all, once a month and place. */
function centsOf(rows: (OfDay & { place: (typeof places)[number] })[]): number {
  return [...Map.groupBy(rows, ({ place }) => place)].reduce(
    (all, [place, of]) => all + overageCents(minutesIn(of), place),
    0,
  );
}
