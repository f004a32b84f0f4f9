import { type SQL, sql } from "drizzle-orm";
import { clocks } from "./tables.ts";

const { dueAt, metAt, droppedAt, pausedAt } = clocks;
const countOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::integer`;

/** As isLate has it; what is not due yet, or stands still before it is, counts as nothing. */
export const promiseOutcomes = (now: Date) => ({
  inTime: countOf(sql`${metAt} <= ${dueAt}`),
  late: countOf(
    sql`coalesce(${metAt}, ${droppedAt}, ${pausedAt}, ${now.toISOString()}) > ${dueAt}`,
  ),
  unneeded: countOf(sql`${droppedAt} <= ${dueAt}`),
});
