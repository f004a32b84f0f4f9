import { and, asc, eq, inArray, isNotNull, lt, ne, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipRow, memberships, periods } from "./tables.ts";

export const idsBilled = (db: Queryable, billing: MembershipRow["billing"][]) =>
  db
    .select({ id: periods.id })
    .from(periods)
    .innerJoin(memberships, eq(memberships.id, periods.membershipId))
    .where(inArray(memberships.billing, billing));

/** Of companies: those that another plan replaced on their first day. */
export const listReplaced = (db: Queryable, companyIds: string[]) =>
  db
    .select({ id: periods.id, companyId: periods.companyId, starts: periods.starts })
    .from(periods)
    .where(and(inArray(periods.companyId, companyIds), eq(periods.starts, periods.ends)));

/** What has opened and costs something, in the order it opened. One that another plan replaced on its first day costs nothing any more. */
export function listPeriodsToBill(
  db: Queryable,
  {
    companyIds,
    unbilled,
  }: { companyIds?: string[]; unbilled: (periodId: AnyPgColumn) => SQL | undefined },
) {
  const { id, companyId, starts, ends, planId, price, dueCents, openedAt } = periods;
  return db
    .select({ id, companyId, starts, ends, planId, price, dueCents })
    .from(periods)
    .innerJoin(memberships, eq(memberships.id, periods.membershipId))
    .where(
      and(
        eq(memberships.billing, "by-hand"),
        isNotNull(dueCents),
        ne(dueCents, 0),
        lt(starts, ends),
        companyIds && inArray(companyId, companyIds),
        unbilled(id),
      ),
    )
    .orderBy(asc(starts), asc(openedAt));
}
