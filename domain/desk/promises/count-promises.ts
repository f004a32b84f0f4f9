import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { firm } from "../../../content/firm.ts";
import type { Ctx } from "../../../platform/context.ts";
import { weekOf } from "../../../platform/db/week-of.ts";
import { promiseOutcomes } from "./promise-outcomes.ts";
import type { PromiseKind } from "./schema.ts";
import { conversations } from "../tables.ts";
import { clocks } from "./tables.ts";

const { companyId, kind, urgency } = conversations;

/** Of what falls due in these weeks, by what was asked and whose it was; naming the weeks, too, takes longer. */
export function countPromises(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { since, until, byWeek = false }: { since: Date; until: Date; byWeek?: boolean },
) {
  const week: SQL<string | null> = byWeek
    ? weekOf(clocks.dueAt, firm.timeZone)
    : sql<null>`null::text`;
  return db
    .select({
      week,
      kind: sql<PromiseKind>`case ${kind} when 'lead' then 'lead' else ${urgency} end`,
      companyId,
      ...promiseOutcomes(clock.now()),
    })
    .from(clocks)
    .innerJoin(conversations, eq(conversations.id, clocks.conversationId))
    .where(and(gte(clocks.dueAt, since), lt(clocks.dueAt, until)))
    .groupBy(sql`1, 2, 3`);
}
