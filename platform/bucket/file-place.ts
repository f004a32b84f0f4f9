import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

export type FilePlace = { table: PgTable; id: PgColumn; bytes: PgColumn; object: PgColumn };

export function filePlace(table: PgTable, file: string): FilePlace {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const id = Object.values(columns).find(({ primary }) => primary);
  const { [file]: bytes, object } = columns;
  if (!id || !bytes || !object) throw new Error("This table cannot hold files.");
  return { table, id, bytes, object };
}
