import { gte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { weekOf } from "../../platform/db/week-of.ts";
import { clocks } from "./tables.ts";

type Answers = { week: string; inTime: number; late: number };

const countOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::integer`;

/** Promises by the week in which they fell due; one that was late when it was dropped, or is now, counts as late. */
export function answersByWeek(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Answers[]> {
  const { dueAt, metAt, droppedAt, pausedAt } = clocks;
  const now = clock.now().toISOString();
  const week = weekOf(dueAt, timeZone);
  return db
    .select({
      week,
      inTime: countOf(sql`${metAt} <= ${dueAt}`),
      late: countOf(
        sql`${metAt} > ${dueAt} or (${metAt} is null and ${pausedAt} is null and ${dueAt} < coalesce(${droppedAt}, ${now}))`,
      ),
    })
    .from(clocks)
    .where(gte(dueAt, since))
    .groupBy(sql`1`);
}
