import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, customType } from "drizzle-orm/pg-core";

export const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => "bytea" });

export function storedPicture(table: string, name: AnyPgColumn, bytes: AnyPgColumn) {
  return [
    check(`${table}_name`, sql`${name} ~ '^[a-z0-9]{1,64}[.]webp$'`),
    check(`${table}_size`, sql`octet_length(${bytes}) between 1 and 8 * 1024 * 1024`),
  ];
}
