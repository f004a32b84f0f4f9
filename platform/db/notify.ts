import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";

/** Whoever listens in this process; those in others are told by the database. */
export const listeners = new EventEmitter();

/** Sent along with a change, so that this process does not hear of its own a second time. */
export const sender = randomUUID();

/**
 * Makes a change in one transaction. Once it is committed every listener on the channel hears of it,
 * those in this process before the change is answered.
 */
export async function notifyOfChange<T>(
  db: Queryable,
  channel: string,
  change: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const changed = await change(tx);
    await tx.execute(sql`select pg_notify(${channel}, ${sender})`);
    return changed;
  });
  listeners.emit(channel);
  return result;
}
