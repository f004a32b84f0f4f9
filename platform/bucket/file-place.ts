import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** A table that holds files, one a row. */
export type FilePlace = { table: PgTable; id: PgColumn; bytes: PgColumn; object: PgColumn };

/** @throws Error if it has no primary key of one column, or nothing that says where the file went */
export function filePlace(table: PgTable, file: string): FilePlace {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const id = Object.values(columns).find(({ primary }) => primary);
  const { [file]: bytes, object } = columns;
  if (!id || !bytes || !object) throw new Error("This table cannot hold files.");
  return { table, id, bytes, object };
}
