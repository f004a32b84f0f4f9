import { desc, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { FullStanding } from "./standing.ts";
import { membershipPauses, type MembershipRow, periods } from "./tables.ts";

export async function standingsOf(db: Queryable, all: MembershipRow[]): Promise<FullStanding[]> {
  const ids = all.map(({ id }) => id);
  const last = await db
    .selectDistinctOn([periods.membershipId])
    .from(periods)
    .where(inArray(periods.membershipId, ids))
    .orderBy(periods.membershipId, desc(periods.n));
  const paused = await db
    .select()
    .from(membershipPauses)
    .where(inArray(membershipPauses.membershipId, ids));
  const lastOf = new Map(last.map((period) => [period.membershipId, period]));
  const pausesOf = Map.groupBy(paused, ({ membershipId }) => membershipId);
  return all.map((membership) => ({
    membership,
    last: lastOf.get(membership.id),
    pauses: pausesOf.get(membership.id) ?? [],
  }));
}
