import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number will do, as long as every instance uses the same and nothing else does. */
const migrationLock = 7_305_114_286;

export async function migrateEmbedded(pglite: PGlite): Promise<void> {
  await migratePglite(drizzlePglite(pglite), { migrationsFolder });
}

/** Instances that start at the same time take turns here; the migrator alone would clash. */
export async function migratePostgres(connection: Client): Promise<void> {
  await connection.query("select pg_advisory_lock($1)", [migrationLock]);
  // The lock belongs to the session, so it ends with the connection in any case.
  await migratePg(drizzlePostgres(connection), { migrationsFolder });
  await connection.query("select pg_advisory_unlock($1)", [migrationLock]);
}

/** When the last one that this program knows was written. */
export function newestMigration(): Date {
  const known = readMigrationFiles({ migrationsFolder });
  return new Date(Math.max(...known.map(({ folderMillis }) => folderMillis)));
}
