import type { SQL } from "drizzle-orm";
import type { Queryable } from "./database.ts";

/** Both drivers answer so; `Row` is what the statement selects, unchecked. */
export async function readRows<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Row[] }).rows;
}
