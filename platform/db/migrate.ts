import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import type { Log } from "../log.ts";
import { lockPatience, takeLocksBriefly } from "./take-locks-briefly.ts";

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number will do, as long as every instance uses the same and nothing else does. */
const migrationLock = 7_305_114_286;

export async function migrateEmbedded(pglite: PGlite): Promise<void> {
  await migratePglite(drizzlePglite(pglite), { migrationsFolder });
}

/** Instances that start at the same time take turns here; the migrator alone would clash. */
export async function migratePostgres(
  connection: Client,
  patience = lockPatience,
  log?: Log,
): Promise<void> {
  await connection.query("select pg_advisory_lock($1)", [migrationLock]);
  // The lock belongs to the session, so it ends with the connection in any case.
  const change = () => migratePg(drizzlePostgres(connection), { migrationsFolder });
  await takeLocksBriefly(connection, change, patience, log);
  await connection.query("select pg_advisory_unlock($1)", [migrationLock]);
}

export function newestMigration(): Date {
  const known = readMigrationFiles({ migrationsFolder });
  return new Date(Math.max(...known.map(({ folderMillis }) => folderMillis)));
}

/** When the last one that the database has had was written; null where it has had none. */
export async function lastMigration(connection: Client): Promise<Date | null> {
  const { rows: known } = await connection.query<{ has: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as has",
  );
  if (!known[0]?.has) return null;
  const { rows } = await connection.query<{ at: number | null }>(
    "select max(created_at)::float8 as at from drizzle.__drizzle_migrations",
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

const isOfRights = (statement: string) => /^(?:\s|--.*\n)*(?:grant|revoke)\b/i.test(statement);

/** What a dump without owners leaves out: the rights that the migrations which the database has had gave and took, in their order. */
export async function renewRights(connection: Client): Promise<void> {
  const last = (await lastMigration(connection))?.getTime() ?? 0;
  const statements = readMigrationFiles({ migrationsFolder })
    .filter(({ folderMillis }) => folderMillis <= last)
    .flatMap(({ sql }) => sql.filter(isOfRights));
  // Sent as one, they are one transaction.
  await connection.query(statements.join(";\n"));
}
