import { and, eq, lt, notExists, or, sql } from "drizzle-orm";
import { storedObjects } from "../db/tables.ts";
import { watchFailures } from "./failures-in-a-row.ts";
import type { FilePlace } from "./file-place.ts";
import { maySweep } from "./hold-sweep.ts";
import type { MoveCtx } from "./move-file.ts";

/** Nothing is put for as long as this. */
const longestMoveMs = 60 * 60_000;
const most = 500;

/** Removes from the bucket what no row points to: files that were deleted, and moves that died; nothing while a backup reads there. Goes on past what fails. @returns how many @throws CodedError unavailable, at the end */
export async function sweepObjects(
  { db, clock, bucket }: MoveCtx,
  places: FilePlace[],
  mayGoOn: () => boolean = () => true,
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
    return (
      tx
        .select({ key })
        .from(storedObjects)
        .where(and(or(eq(held, true), lt(createdAt, before)), ...pointedTo))
        // Those that cannot be removed are not to come first each time.
        .orderBy(sql`random()`)
        .limit(most)
    );
  });
  const failures = watchFailures();
  const errors: unknown[] = [];
  let removed = 0;
  for (const row of rows) {
    if (failures.isAway() || !mayGoOn()) break;
    try {
      await bucket.remove(row.key);
      // A foreign key refuses this should a row point to it after all.
      await db.delete(storedObjects).where(eq(key, row.key));
      failures.worked();
      removed += 1;
    } catch (error) {
      failures.failed(error);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return removed;
}
