import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { readRows } from "../db/read-rows.ts";

type Row = { version: string; size: number; migrated: number };

/** `lastMigration` is when it was written (UTC), which names it. */
export async function describeDatabase({ db }: Pick<Database, "db">) {
  const [row] = await readRows<Row>(
    db,
    sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size,
      (select max(created_at)::float8 from drizzle.__drizzle_migrations) as migrated`,
  );
  return {
    version: row?.version ?? "unknown",
    sizeBytes: row?.size ?? 0,
    lastMigration: new Date(row?.migrated ?? 0).toISOString(),
  };
}
