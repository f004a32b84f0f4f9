import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { grants } from "./tables.ts";

const later = (days: number) => ({ expires: sql`${grants.expires} + ${days}::integer` });

/** Of what is still there on a day: as long as a pause lasts, no hours run out. */
export async function moveExpiry(
  tx: Queryable,
  companyId: string,
  { on, days }: { on: string; days: number },
): Promise<void> {
  await tx
    .update(grants)
    .set(later(days))
    .where(and(eq(grants.companyId, companyId), gt(grants.expires, on)));
}

export async function expireGrantsOf(tx: Queryable, periodId: string, on: string): Promise<void> {
  await tx.update(grants).set({ expires: on }).where(eq(grants.periodId, periodId));
}

/** Of what a pause has moved, by the days that it does not last. What was given in the pause stays. */
export async function moveExpiryBack(
  tx: Queryable,
  companyId: string,
  { from, until, days }: { from: string; until: string; days: number },
): Promise<void> {
  const given = sql`(${grants.createdAt} at time zone ${firm.timeZone})::date`;
  // Hours of another company that was merged keep their dates, which may be older.
  const wasHere = or(isNull(grants.transferId), lt(given, from));
  const isMoved = and(lt(grants.effective, from), gt(grants.expires, until), wasHere);
  await tx
    .update(grants)
    .set(later(-days))
    .where(and(eq(grants.companyId, companyId), isMoved));
}
