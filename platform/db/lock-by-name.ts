import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";

/** Until the transaction ends, whoever else asks for this name waits. */
export async function lockByName(tx: Queryable, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
