import { gte, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { weekOf } from "../../platform/db/week-of.ts";
import { promiseOutcomes } from "./promise-outcomes.ts";
import { clocks } from "./tables.ts";

type Answers = { week: string; inTime: number; late: number; unneeded: number };

/** Promises by the week in which they fell due; one that was late when it was dropped, or is now, counts as late. */
export function answersByWeek(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Answers[]> {
  return db
    .select({ week: weekOf(clocks.dueAt, timeZone), ...promiseOutcomes(clock.now()) })
    .from(clocks)
    .where(gte(clocks.dueAt, since))
    .groupBy(sql`1`);
}
