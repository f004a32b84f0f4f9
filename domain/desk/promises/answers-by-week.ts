import { and, gte, lt, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { promiseOutcomes } from "./promise-outcomes.ts";
import { clocks } from "./tables.ts";

export type Week = { starts: string; at: Date };

type Answers = { week: string; inTime: number; late: number; unneeded: number };

/** Promises by the week in which they fell due, of which the last only ends the one before; one that was late when it was dropped, or is now, counts as late. Weeks are looked up, since reckoning each in the firm's zone takes longer. */
export async function answersByWeek(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  weeks: Week[],
): Promise<Answers[]> {
  const [first, end] = [weeks[0]!.at, weeks.at(-1)!.at];
  const starts = `{${weeks.map(({ at }) => at.toISOString()).join(",")}}`;
  const rows = await db
    .select({
      n: sql<number>`width_bucket(${clocks.dueAt}, ${starts}::timestamptz[])`,
      ...promiseOutcomes(clock.now()),
    })
    .from(clocks)
    .where(and(gte(clocks.dueAt, first), lt(clocks.dueAt, end)))
    .groupBy(sql`1`);
  return rows.map(({ n, ...outcomes }) => ({ week: weeks[n - 1]!.starts, ...outcomes }));
}
