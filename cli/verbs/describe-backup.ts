import type { Manifest } from "../../platform/backup/manifest.ts";

export function describeBackup({ kind, madeAt, encrypted, tables, files }: Manifest): string[] {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const database = kind === "embedded" ? "the embedded database" : "PostgreSQL";
  const copied = Object.keys(files.digests).length;
  const how = encrypted ? ", encrypted" : "";
  return [
    `${rows} rows in ${Object.keys(tables).length} tables of ${database}, at ${madeAt}${how}`,
    ...(copied > 0 ? [`${copied} files of the bucket`] : []),
    ...files.missing.map((key) => `MISSING  the bucket had lost ${key}`),
  ];
}
