import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";
import type { Database } from "../../platform/db/database.ts";
import { embeddedDatabase, embeddedOptions } from "../../platform/db/embedded.ts";
import { migrateEmbedded, migrationsFolder } from "../../platform/db/migrate.ts";
import { openPostgres } from "../../platform/db/postgres.ts";
import { createServerDatabase } from "./database.ts";
import { unmigrated } from "./server-database.ts";

/** A database as it was after a migration, filled by statements, then brought up to date. */
export async function openFilledAt(last: string, statements: string): Promise<Database> {
  const folder = await migrationsUpTo(last);
  const serverUrl = process.env.TEST_DATABASE_URL;
  try {
    if (serverUrl) return await fillOnServer(serverUrl, folder, statements);
    const pglite = await PGlite.create(embeddedOptions);
    await migratePglite(drizzlePglite(pglite), { migrationsFolder: folder });
    await pglite.exec(statements);
    await migrateEmbedded(pglite);
    return embeddedDatabase(pglite);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fillOnServer(serverUrl: string, folder: string, statements: string) {
  const created = await createServerDatabase(serverUrl, unmigrated);
  const client = new Client({ connectionString: created.url });
  await client.connect();
  await migratePg(drizzlePostgres(client), { migrationsFolder: folder });
  await client.query(statements);
  await client.end();
  const database = await openPostgres(created.url);
  const close = async () => {
    await database.close();
    await created.drop();
  };
  return { ...database, close };
}

async function migrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fontana-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const known = JSON.parse(await readFile(journal, "utf8")) as { entries: { tag: string }[] };
  const end = known.entries.findIndex(({ tag }) => tag === last) + 1;
  if (end === 0) throw new Error(`There is no migration ${last}`);
  await writeFile(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, end) }));
  return folder;
}
