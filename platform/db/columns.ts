import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, date, timestamp } from "drizzle-orm/pg-core";

/** Milliseconds, as in a JavaScript Date: a finer value would not survive the trip there and back. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A civil date in the firm's zone, as "2026-03-31". */
export const civilDate = (name: string) => date(name, { mode: "string" });

export const createdAt = () => instant("created_at").notNull().defaultNow();

export const updatedAt = () =>
  instant("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export function notBlank(table: string, columns: Record<string, AnyPgColumn>) {
  return Object.entries(columns).map(([name, column]) =>
    check(`${table}_${name}_not_blank`, sql`btrim(${column}) <> ''`),
  );
}

/** Written into the migration, so only for lists that are constants of this program. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

export const whenKind = <Kind extends string>(
  column: AnyPgColumn,
  then: Record<Kind, string>,
): SQL =>
  sql`case ${column} ${sql.raw(
    Object.entries<string>(then)
      .map(([kind, rule]) => `when '${kind}' then ${rule}`)
      .join(" "),
  )} end`;
