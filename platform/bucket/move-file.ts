import { eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { readRows } from "../db/read-rows.ts";
import { storedObjects } from "../db/tables.ts";
import { CodedError } from "../errors.ts";
import type { FilePlace } from "./file-place.ts";
import { hashIn, newObjectKey } from "./object-key.ts";
import type { Bucket } from "./open-bucket.ts";

type Bytes = Uint8Array<ArrayBuffer>;
export type MoveCtx = Pick<Ctx, "db" | "clock"> & { bucket: Bucket };
export type Move = (ctx: MoveCtx, place: FilePlace, id: string) => Promise<number>;

async function change(db: Queryable, query: SQL): Promise<number> {
  const counted = sql`with changed as (${query} returning 1) select count(*)::int as n from changed`;
  const [row] = await readRows<{ n: number }>(db, counted);
  return row?.n ?? 0;
}

const name = ({ name: column }: { name: string }) => sql.identifier(column);

/**
 * It is in the bucket, and was read back from there, before its row says so. A process that dies in between
 * leaves an object that `sweepObjects` finds. @returns the bytes moved, 0 if its row has changed or is gone
 * @throws CodedError unavailable
 */
export const moveToBucket: Move = async ({ db, clock, bucket }, place, id) => {
  const { table, bytes, object } = place;
  const [row] = await db.select({ bytes }).from(table).where(eq(place.id, id));
  const held = row?.bytes as Bytes | null | undefined;
  if (!held) return 0;
  const key = newObjectKey(held);
  await db.insert(storedObjects).values({ key, createdAt: clock.wall() });
  await bucket.put(key, held);
  if (!(await bucket.get(key)))
    throw new CodedError("unavailable", "The file store has lost what was just put there.");
  return db.transaction(async (tx) => {
    await tx.update(storedObjects).set({ held: true }).where(eq(storedObjects.key, key));
    const moved = await change(
      tx,
      sql`update ${table} set ${name(bytes)} = null, ${name(object)} = ${key}
        where ${place.id} = ${id} and encode(sha256(${bytes}), 'hex') = ${hashIn(key)}`,
    );
    return moved * held.length;
  });
};

/** The object stays until `sweepObjects` removes it. @throws CodedError unavailable, not_found */
export const moveToDatabase: Move = async ({ db, bucket }, place, id) => {
  const { table, object } = place;
  const [row] = await db.select({ object }).from(table).where(eq(place.id, id));
  const key = row?.object as string | null | undefined;
  if (!key) return 0;
  const bytes = await bucket.get(key);
  if (!bytes) throw new CodedError("not_found", `The file store has lost ${key}.`);
  const moved = await change(
    db,
    sql`update ${table} set ${name(place.bytes)} = ${sql.param(bytes, place.bytes)}, ${name(object)} = null
      where ${place.id} = ${id} and ${object} = ${key}`,
  );
  return moved * bytes.length;
};
