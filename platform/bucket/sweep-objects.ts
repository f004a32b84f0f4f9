import { and, eq, lt, notExists, or, sql } from "drizzle-orm";
import { storedObjects } from "../db/tables.ts";
import type { FilePlace } from "./file-place.ts";
import { maySweep } from "./hold-sweep.ts";
import type { MoveCtx } from "./move-file.ts";

/** Nothing is put for as long as this. */
const longestMoveMs = 60 * 60_000;
const most = 500;

/** Removes from the bucket what no row points to: files that were deleted, and moves that died; nothing while a backup reads there. @returns how many @throws CodedError unavailable */
export async function sweepObjects(
  { db, clock, bucket }: MoveCtx,
  places: FilePlace[],
): Promise<number> {
  const { key, held, createdAt } = storedObjects;
  const before = new Date(clock.wall().getTime() - longestMoveMs);
  const pointedTo = places.map(({ table, object }) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(object, key)),
    ),
  );
  const rows = await db.transaction(async (tx) => {
    if (!(await maySweep(tx))) return [];
    return tx
      .select({ key })
      .from(storedObjects)
      .where(and(or(eq(held, true), lt(createdAt, before)), ...pointedTo))
      .limit(most);
  });
  for (const row of rows) {
    await bucket.remove(row.key);
    // A foreign key refuses this should a row point to it after all.
    await db.delete(storedObjects).where(eq(key, row.key));
  }
  return rows.length;
}
