import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { providerReadings as readings } from "./tables.ts";

/** Taken before an object is read; of two readings at once, only that with the later number is kept. */
export async function beginReading(db: Queryable, objectId: string): Promise<number> {
  const [begun] = await db
    .insert(readings)
    .values({ objectId })
    .onConflictDoUpdate({ target: readings.objectId, set: { n: sql`${readings.n} + 1` } })
    .returning({ n: readings.n });
  return begun?.n ?? 0;
}

/** In the transaction that keeps what was read. */
export async function isLatestReading(
  tx: Queryable,
  objectId: string,
  n: number,
): Promise<boolean> {
  const [last] = await tx
    .select({ n: readings.n })
    .from(readings)
    .where(eq(readings.objectId, objectId))
    .for("update");
  return last?.n === n;
}
