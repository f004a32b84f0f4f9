import fs from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { requireRoom } from "../data-folder.ts";
import { privateFolder } from "../private-folder.ts";
import type { Database } from "./database.ts";
import { durable, DurableFiles, fsyncFolder, fsyncTree } from "./durable-files.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrateEmbedded } from "./migrate.ts";
import { embeddedClient } from "./embedded-client.ts";
import { createQueryTimes } from "./query-times.ts";

export const embeddedOptions = {
  // Buffers are filled with zeros at the start and stay in memory: of its own accord PostgreSQL takes 128 MB.
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
  extensions: { btree_gist, pg_trgm },
  // PGlite's own go through a file byte by byte, and hold up everybody else meanwhile.
  parsers: { [types.BYTEA]: (value: string) => Buffer.from(value.slice(2), "hex") },
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}`,
  },
};

type EmbeddedDatabase = Extract<Database, { kind: "embedded" }>;

export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  privateFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "db");
    if (!fs.existsSync(folder)) await createFolder(dataDir, folder);
    const pglite = await openFolder(folder);
    try {
      await migrateEmbedded(pglite);
    } catch (error) {
      await pglite.close();
      throw error;
    }
    const database = embeddedDatabase(pglite);
    return {
      ...database,
      place: async () => placeOf(folder),
      ping: async () => {
        // A full disk still allows reads, so a query would not reveal it.
        requireRoom(dataDir);
        await database.ping();
      },
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export function embeddedDatabase(pglite: PGlite): EmbeddedDatabase {
  const queries = createQueryTimes();
  return {
    kind: "embedded",
    db: drizzle(queries.timed(embeddedClient(pglite))),
    handle: pglite,
    queries,
    ping: async () => {
      await pglite.query("select 1");
    },
    place: async () => "memory",
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

/** A copied folder is a new one, with its own time of birth; a renamed or mounted one has another path. */
function placeOf(folder: string): string {
  const { birthtimeMs, ctimeMs } = fs.statSync(folder);
  // Where a file system keeps no time of birth, Node answers 0 or the time of the last change.
  const born = birthtimeMs === ctimeMs ? 0 : birthtimeMs;
  return `${fs.realpathSync(folder)} made ${new Date(born).toISOString()}`;
}

/** Built next to its place and moved there whole, so an interrupted first start leaves nothing behind. */
async function createFolder(dataDir: string, folder: string): Promise<void> {
  const unfinished = join(dataDir, "db.unfinished");
  fs.rmSync(unfinished, { recursive: true, force: true });
  const pglite = await openFolder(unfinished);
  await pglite.close();
  fsyncTree(unfinished);
  fs.renameSync(unfinished, folder);
  fsyncFolder(dataDir);
}

async function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder),
    ...embeddedOptions,
    startParams: durable(embeddedOptions.startParams),
  });
}
