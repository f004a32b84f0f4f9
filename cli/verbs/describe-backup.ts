import type { Manifest } from "../../platform/backup/manifest.ts";

export function describeBackup({ kind, madeAt, encrypted, tables }: Manifest): string[] {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const database = kind === "embedded" ? "the embedded database" : "PostgreSQL";
  const how = encrypted ? ", encrypted" : "";
  return [
    `${rows} rows in ${Object.keys(tables).length} tables of ${database}, at ${madeAt}${how}`,
  ];
}
