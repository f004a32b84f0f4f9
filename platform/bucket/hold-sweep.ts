import { sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { readRows } from "../db/read-rows.ts";

let holders = 0;

const lockName = "hashtextextended('file sweep', 0)";

/** For a session of PostgreSQL's own: until it ends, nothing is removed from the bucket by anybody. */
export const holdSweepSql = `select pg_advisory_lock_shared(${lockName})`;

/** The embedded database has one session, which a lock would not stop: its one process counts instead. */
export async function holdSweepHere<T>(run: () => Promise<T>): Promise<T> {
  holders += 1;
  try {
    return await run();
  } finally {
    holders -= 1;
  }
}

/** What is listed in this transaction may be removed after it: no backup began before. */
export async function maySweep(tx: Queryable): Promise<boolean> {
  if (holders > 0) return false;
  const query = sql`select pg_try_advisory_xact_lock(${sql.raw(lockName)}) as free`;
  const [row] = await readRows<{ free: boolean }>(tx, query);
  return row?.free === true;
}
