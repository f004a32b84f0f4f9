import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, customType, timestamp } from "drizzle-orm/pg-core";

/** Milliseconds, as in a JavaScript Date: a finer value would not survive the trip there and back. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => instant("created_at").notNull().defaultNow();

export const updatedAt = () =>
  instant("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => "bytea" });

export function notBlank(table: string, columns: Record<string, AnyPgColumn>) {
  return Object.entries(columns).map(([name, column]) =>
    check(`${table}_${name}_not_blank`, sql`btrim(${column}) <> ''`),
  );
}

/** Written into the migration, so only for lists that are constants of this program. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

export function storedPicture(table: string, name: AnyPgColumn, bytes: AnyPgColumn) {
  return [
    check(`${table}_name`, sql`${name} ~ '^[a-z0-9]{1,64}[.]webp$'`),
    check(`${table}_size`, sql`octet_length(${bytes}) between 1 and 8 * 1024 * 1024`),
  ];
}
