import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { entries, grants } from "./tables.ts";

/** Of what a period gave, whatever nobody has used. The caller holds the company's lock. */
export async function writeOff(tx: Queryable, periodId: string, now: Date): Promise<void> {
  const rest = sql<number>`${grants.minutes} - coalesce(sum(${entries.minutes}), 0)`.mapWith(
    Number,
  );
  const left = await tx
    .select({ grantId: grants.id, companyId: grants.companyId, minutes: rest })
    .from(grants)
    .leftJoin(entries, eq(entries.grantId, grants.id))
    .where(eq(grants.periodId, periodId))
    .groupBy(grants.id)
    .having(sql`${rest} > 0`);
  if (left.length === 0) return;
  await tx
    .insert(entries)
    .values(left.map((one) => ({ ...one, kind: "expiry" as const, periodId, createdAt: now })));
}
