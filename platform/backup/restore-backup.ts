import fs from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PGlite } from "@electric-sql/pglite";
import { askDatabase } from "../ask-database.ts";
import { fsyncFolder, fsyncTree } from "../db/durable-files.ts";
import { embeddedOptions } from "../db/embedded.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { newestMigration, renewRights } from "../db/migrate.ts";
import type { Settings } from "../env.ts";
import { privateFolder } from "../private-folder.ts";
import { countTables, differences, type Manifest, sameText, type Tables } from "./manifest.ts";
import { runTool } from "./postgres-tools.ts";

type Place = {
  databaseUrl: string | undefined;
  dataDir: string;
  files: Pick<Settings["files"], "bucket">;
};

/** @throws Error if the place is not empty, or the backup is another kind's or a newer program's */
export async function requireRestorable(manifest: Manifest, place: Place): Promise<void> {
  const kind = place.databaseUrl ? "postgresql" : "embedded";
  if (manifest.kind !== kind)
    throw new Error(
      kind === "embedded"
        ? "This backup is of PostgreSQL: set DATABASE_URL to an empty database."
        : "This backup is of an embedded database: restore it without DATABASE_URL, into an empty DATA_DIR.",
    );
  if (manifest.lastMigration > newestMigration().toISOString())
    throw new Error("This backup is of a newer version: restore it with that one.");
  const files = Object.keys(manifest.files.digests).length;
  if (files > 0 && !place.files.bucket)
    throw new Error(
      `This backup has ${files} files of a bucket: set FILES_S3_URL and the others of its kind, to a bucket of the copy's own.`,
    );
  if (place.databaseUrl) await requireEmptyDatabase(place.databaseUrl);
  else if (fs.existsSync(join(place.dataDir, "db")))
    throw new Error(`${place.dataDir} has a database already: a backup goes into an empty place.`);
}

async function requireEmptyDatabase(url: string): Promise<void> {
  const { rows } = await askDatabase(url, (client) =>
    client.query<{ name: string }>(`
      select n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      limit 1`),
  );
  if (rows[0])
    throw new Error(`The database has ${rows[0].name}: a backup goes into an empty one.`);
}

export async function restoreBackup(
  manifest: Manifest,
  bytes: Readable,
  place: Place,
): Promise<void> {
  const requireSame = (found: Tables) => {
    const differ = differences(manifest.tables, found);
    if (differ.length > 0) throw new Error(`Not as it was backed up: ${differ.join(", ")}.`);
  };
  if (place.databaseUrl) requireSame(await restoreDump(bytes, place.databaseUrl));
  else await restoreFolder(bytes, place.dataDir, requireSame);
}

async function restoreDump(bytes: Readable, url: string): Promise<Tables> {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const whole = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  const running = runTool("pg_restore", [...whole, `--dbname=${database}`], url);
  const fed = pipeline(bytes, running.stdin);
  // Its exit says why it read no further.
  fed.catch(() => undefined);
  await running.done;
  await fed;
  return askDatabase(url, async (client) => {
    await renewRights(client);
    await client.query(sameText);
    return countTables(client);
  });
}

/** Unpacked beside its place and moved there once its rows are as they were. */
async function restoreFolder(
  bytes: Readable,
  dataDir: string,
  requireSame: (found: Tables) => void,
): Promise<void> {
  privateFolder(dataDir);
  const lock = lockFolder(dataDir);
  const unfinished = join(dataDir, "db.unfinished");
  const clear = () => fs.rmSync(unfinished, { recursive: true, force: true });
  try {
    clear();
    const loadDataDir = new Blob([await buffer(bytes)], { type: "application/x-gzip" });
    const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir, ...embeddedOptions });
    try {
      await pglite.exec(sameText);
      requireSame(await countTables(pglite));
    } finally {
      await pglite.close();
    }
    fsyncTree(unfinished);
    fs.renameSync(unfinished, join(dataDir, "db"));
    fsyncFolder(dataDir);
  } finally {
    // Everybody's data, which nobody would look for there.
    clear();
    lock.release();
  }
}
