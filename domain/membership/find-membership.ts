import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type MembershipRow, memberships, type PeriodRow, periods } from "./tables.ts";

export type { MembershipRow };

export async function findRunning(db: Queryable, companyId: string): Promise<MembershipRow | null> {
  const [running] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), ne(memberships.status, "ended")));
  return running ?? null;
}

export async function listRunning(db: Queryable, companyIds: string[]): Promise<MembershipRow[]> {
  return db
    .select()
    .from(memberships)
    .where(and(inArray(memberships.companyId, companyIds), ne(memberships.status, "ended")));
}

type Held = { membership: MembershipRow; period: PeriodRow | null };

/** The running membership, else the last one, with the period that opened last. */
export async function findLatest(db: Queryable, companyId: string): Promise<Held | null> {
  const [held] = await db
    .select({ membership: memberships, period: periods })
    .from(memberships)
    .leftJoin(periods, eq(periods.membershipId, memberships.id))
    .where(eq(memberships.companyId, companyId))
    .orderBy(
      sql`${memberships.status} = 'ended'`,
      desc(memberships.startedAt),
      desc(memberships.createdAt),
      sql`${periods.n} desc nulls last`,
    )
    .limit(1);
  return held ?? null;
}
