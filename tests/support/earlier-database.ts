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

/** A database as it was after each of these migrations, filled by its statements, then brought up to date. */
export async function openFilledAt(fills: Record<string, string>): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return fillOnServer(serverUrl, fills);
  const pglite = await PGlite.create(embeddedOptions);
  for (const [last, statements] of Object.entries(fills)) {
    await upTo(last, (folder) => migratePglite(drizzlePglite(pglite), folder));
    await pglite.exec(statements);
  }
  await migrateEmbedded(pglite);
  return embeddedDatabase(pglite);
}

async function fillOnServer(serverUrl: string, fills: Record<string, string>) {
  const created = await createServerDatabase(serverUrl, unmigrated);
  const client = new Client({ connectionString: created.url });
  await client.connect();
  for (const [last, statements] of Object.entries(fills)) {
    await upTo(last, (folder) => migratePg(drizzlePostgres(client), folder));
    await client.query(statements);
  }
  await client.end();
  const database = await openPostgres(created.url);
  const close = async () => {
    await database.close();
    await created.drop();
  };
  return { ...database, close };
}

export async function upTo(
  last: string,
  migrate: (of: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "fontana-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const known = JSON.parse(await readFile(journal, "utf8")) as { entries: { tag: string }[] };
  const end = known.entries.findIndex(({ tag }) => tag === last) + 1;
  if (end === 0) throw new Error(`There is no migration ${last}`);
  await writeFile(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, end) }));
  await migrate({ migrationsFolder: folder });
  await rm(folder, { recursive: true });
}
