import { and, eq, gte, inArray, isNotNull, isNull, type SQL, sql, sum } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { overageCents } from "../../content/overage.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { entries, grants, work } from "./tables.ts";

type Hours = {
  month: string;
  soldMinutes: number;
  usedMinutes: number;
  overageMinutes: number;
  overageCents: number;
};

const monthOf = (date: AnyPgColumn): SQL<string> => sql<string>`to_char(${date}, 'YYYY-MM')`;

const minutesIn = (rows: { month: string; minutes: number }[], month: string) =>
  rows.filter((row) => row.month === month).reduce((all, { minutes }) => all + minutes, 0);

/** What plans gave, by the day it came; what was approved, by the day it was worked: from those hours, and beyond them. */
export async function hoursByMonth(
  db: Queryable,
  since: string,
): Promise<(month: string) => Hours> {
  const sold = await db
    .select({ month: monthOf(grants.effective), minutes: sum(grants.minutes).mapWith(Number) })
    .from(grants)
    .where(
      and(
        inArray(grants.kind, ["plan", "bonus"]),
        // What a merger took along was sold before.
        isNull(grants.transferId),
        gte(grants.effective, since),
      ),
    )
    .groupBy(sql`1`);
  const approved = await db
    .select({ month: monthOf(work.date), minutes: sum(work.billedMinutes).mapWith(Number) })
    .from(work)
    .where(and(eq(work.status, "approved"), gte(work.date, since)))
    .groupBy(sql`1`);
  const beyond = await db
    .select({
      month: monthOf(work.date),
      place: work.place,
      minutes: sum(entries.minutes).mapWith(Number),
    })
    .from(entries)
    .innerJoin(work, eq(work.id, entries.workId))
    .where(and(isNull(entries.grantId), isNotNull(entries.workId), gte(work.date, since)))
    .groupBy(sql`1`, work.place);
  return (month) => {
    const overage = beyond.filter((row) => row.month === month);
    const overageMinutes = minutesIn(overage, month);
    return {
      month,
      soldMinutes: minutesIn(sold, month),
      usedMinutes: minutesIn(approved, month) - overageMinutes,
      overageMinutes,
      overageCents: overage.reduce(
        (all, { minutes, place }) => all + overageCents(minutes, place),
        0,
      ),
    };
  };
}
