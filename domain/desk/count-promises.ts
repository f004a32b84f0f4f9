import { eq, gte, type SQL, sql } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Ctx } from "../../platform/context.ts";
import { weekOf } from "../../platform/db/week-of.ts";
import { promiseOutcomes } from "./promise-outcomes.ts";
import type { PromiseKind } from "./schema.ts";
import { clocks, conversations } from "./tables.ts";

const { companyId, kind, urgency } = conversations;

/** By number, as they are selected. */
export const eachAlone = sql`grouping sets ((1), (2), (2, 3))`;
export const allTogether = sql`1, 2, 3`;

/** Of what has fallen due since. A row's week, kind and company are null where it adds up several. */
export function countPromises(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { since, groups }: { since: Date; groups: SQL },
) {
  const week: SQL<string | null> = weekOf(clocks.dueAt, firm.timeZone);
  return db
    .select({
      week,
      kind: sql<PromiseKind | null>`case ${kind} when 'lead' then 'lead' else ${urgency} end`,
      companyId,
      isOfCompany: sql<boolean>`grouping(${companyId}) = 0`,
      ...promiseOutcomes(clock.now()),
    })
    .from(clocks)
    .innerJoin(conversations, eq(conversations.id, clocks.conversationId))
    .where(gte(clocks.dueAt, since))
    .groupBy(groups);
}
