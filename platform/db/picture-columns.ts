import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, customType, text } from "drizzle-orm/pg-core";
import { storedObjects } from "./tables.ts";

export const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => "bytea" });

/** Where in the bucket the bytes are, once they have left the row. */
export const object = () =>
  text("object")
    .unique()
    .references(() => storedObjects.key);

export const inOnePlace = (table: string, bytes: AnyPgColumn, key: AnyPgColumn) =>
  check(`${table}_in_one_place`, sql`(${bytes} is null) <> (${key} is null)`);

export function storedPicture(
  table: string,
  { name, bytes, object: key }: Record<"name" | "bytes" | "object", AnyPgColumn>,
) {
  return [
    check(`${table}_name`, sql`${name} ~ '^[a-z0-9]{1,64}[.]webp$'`),
    check(`${table}_size`, sql`octet_length(${bytes}) between 1 and 8 * 1024 * 1024`),
    inOnePlace(table, bytes, key),
  ];
}
