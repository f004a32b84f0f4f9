import { and, eq, gt, lt, sql } from "drizzle-orm";
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

/** Of what a pause has moved, by the days that it does not last. What came in the pause stays. */
export async function moveExpiryBack(
  tx: Queryable,
  companyId: string,
  { from, until, days }: { from: string; until: string; days: number },
): Promise<void> {
  const isMoved = and(lt(grants.effective, from), gt(grants.expires, until));
  await tx
    .update(grants)
    .set(later(-days))
    .where(and(eq(grants.companyId, companyId), isMoved));
}
