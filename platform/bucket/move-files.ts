import { and, asc, count, getTableName, gt, isNotNull } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { storedObjects } from "../db/tables.ts";
import { watchFailures } from "./failures-in-a-row.ts";
import type { FilePlace } from "./file-place.ts";
import { type MoveCtx, moveToBucket, moveToDatabase } from "./move-file.ts";

export type Direction = "s3" | "database";
export type Moved = {
  files: number;
  bytes: number;
  failed: { table: string; id: string; error: unknown }[];
  /** Too many in a row failed: the store is away. */
  gaveUp: boolean;
};

const atOnce = 4;
const listed = 100;

const waiting = (to: Direction, { bytes, object }: FilePlace) =>
  isNotNull(to === "s3" ? bytes : object);

export async function countFiles(
  db: Queryable,
  places: FilePlace[],
): Promise<{ inDatabase: number; inBucket: number }> {
  const counts = { inDatabase: 0, inBucket: 0 };
  for (const { table, bytes, object } of places) {
    const [row] = await db.select({ bytes: count(bytes), object: count(object) }).from(table);
    counts.inDatabase += row?.bytes ?? 0;
    counts.inBucket += row?.object ?? 0;
  }
  return counts;
}

/** With those that no row points to, or not yet. */
export const countObjects = (db: Queryable): Promise<number> => db.$count(storedObjects);

/** Goes through all that are not there yet, a few at a time and past what fails, until there are none or `mayGoOn` says no. */
export async function moveFiles(
  ctx: MoveCtx,
  places: FilePlace[],
  to: Direction,
  { moved, mayGoOn = () => true }: { moved: (sum: Moved) => void; mayGoOn?: () => boolean },
): Promise<Moved> {
  const move = to === "s3" ? moveToBucket : moveToDatabase;
  const sum: Moved = { files: 0, bytes: 0, failed: [], gaveUp: false };
  const failures = watchFailures();
  for (const place of places) {
    let after: string | undefined;
    for (;;) {
      const ids = await listIds(ctx.db, place, to, after);
      for (let at = 0; at < ids.length; at += atOnce) {
        sum.gaveUp = failures.isAway();
        if (sum.gaveUp || !mayGoOn()) return sum;
        const some = ids.slice(at, at + atOnce);
        const ends = await Promise.allSettled(some.map((id) => move(ctx, place, id)));
        for (const [n, end] of ends.entries()) {
          if (end.status === "rejected") {
            failures.failed(end.reason);
            const table = getTableName(place.table);
            sum.failed.push({ table, id: some[n] ?? "", error: end.reason });
          } else if (end.value > 0) {
            failures.worked();
            sum.files += 1;
            sum.bytes += end.value;
          }
        }
        moved(sum);
      }
      after = ids.at(-1);
      if (ids.length < listed) break;
    }
  }
  return sum;
}

async function listIds(
  db: Queryable,
  place: FilePlace,
  to: Direction,
  after: string | undefined,
): Promise<string[]> {
  const rows = await db
    .select({ id: place.id })
    .from(place.table)
    .where(and(waiting(to, place), after === undefined ? undefined : gt(place.id, after)))
    .orderBy(asc(place.id))
    .limit(listed);
  return rows.map(({ id }) => String(id));
}
