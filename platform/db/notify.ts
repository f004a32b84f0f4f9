import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";

export const listeners = new EventEmitter();

/** Sent with each change, so that this process ignores its own. */
export const sender = randomUUID();

/** Listeners in this process hear of a committed change before the caller gets its answer. */
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
