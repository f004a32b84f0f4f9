import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { type PeriodRow, periods } from "./tables.ts";

/** From now on it takes no entry. */
export async function closePeriod(tx: Queryable, id: string, now: Date): Promise<PeriodRow> {
  const [closed] = await tx
    .update(periods)
    .set({ closedAt: now })
    .where(eq(periods.id, id))
    .returning();
  return closed!;
}
