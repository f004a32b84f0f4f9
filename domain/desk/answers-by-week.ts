import { and, gte, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { weekOf } from "../../platform/db/week-of.ts";
import { clocks } from "./tables.ts";

type Answers = { week: string; inTime: number; late: number };

/** Promises by the week in which they fell due; one that nobody has kept yet is late, too. */
export function answersByWeek(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Answers[]> {
  const { dueAt, metAt, droppedAt, pausedAt } = clocks;
  const now = clock.now().toISOString();
  const week = weekOf(dueAt, timeZone);
  const count = (which: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${which}))::integer`;
  return db
    .select({
      week,
      inTime: count(sql`${metAt} <= ${dueAt}`),
      late: count(
        sql`${metAt} > ${dueAt} or (${metAt} is null and ${pausedAt} is null and ${dueAt} < ${now})`,
      ),
    })
    .from(clocks)
    .where(and(gte(dueAt, since), isNull(droppedAt)))
    .groupBy(sql`1`);
}
