import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { grants } from "./tables.ts";

/** Of what is still there on a day: as long as a pause lasts, no hours run out. */
export async function moveExpiry(
  tx: Queryable,
  companyId: string,
  { on, days }: { on: string; days: number },
): Promise<void> {
  await tx
    .update(grants)
    .set({ expires: sql`${grants.expires} + ${days}::integer` })
    .where(and(eq(grants.companyId, companyId), gt(grants.expires, on)));
}
