import type { Readable } from "node:stream";
import { askDatabase } from "../ask-database.ts";
import type { FilePlace } from "../bucket/file-place.ts";
import { holdSweepHere, holdSweepSql } from "../bucket/hold-sweep.ts";
import type { Database } from "../db/database.ts";
import { countTables, listObjects, sameText, type Tables } from "./manifest.ts";
import { runTool } from "./postgres-tools.ts";
import { fromWeb } from "./web-streams.ts";

type Dump = { tables: Tables; file: string };
type Take = {
  places: FilePlace[];
  write: (bytes: Readable) => Promise<void>;
  /** The files that are in the bucket; none is removed there before this is done. */
  copy: (keys: string[]) => Promise<void>;
};

/** Of one moment, while writes go on. */
export function dump(database: Database, take: Take): Promise<Dump> {
  return database.kind === "embedded"
    ? holdSweepHere(() => dumpEmbedded(database.handle, take))
    : dumpPostgres(urlOf(database), take);
}

function urlOf({ handle }: Extract<Database, { kind: "postgresql" }>): string {
  const { connectionString } = handle.options;
  if (!connectionString) throw new Error("A backup needs a pool opened by its URL.");
  return connectionString;
}

type Embedded = Extract<Database, { kind: "embedded" }>["handle"];

/** Everybody else waits for this transaction, so the files are those of the rows that were counted. */
async function dumpEmbedded(pglite: Embedded, { places, write, copy }: Take): Promise<Dump> {
  const [tables, keys] = await pglite.transaction(async (tx) => {
    await tx.exec(sameText.replaceAll("set ", "set local "));
    const asks = { query: (text: string) => tx.query(text) };
    const counted = await countTables(asks);
    const listed = await listObjects(asks, places);
    const files = await pglite.dumpDataDir("gzip");
    await write(fromWeb(files.stream()));
    return [counted, listed];
  });
  await copy(keys);
  return { tables, file: "database.tar.gz" };
}

async function dumpPostgres(url: string, { places, write, copy }: Take): Promise<Dump> {
  return askDatabase(url, async (client) => {
    await client.query(sameText);
    // Before the transaction: what it sees is settled by its first statement, also one that waits.
    await client.query(holdSweepSql);
    await client.query("begin isolation level repeatable read read only");
    const shared = await client.query<{ id: string }>("select pg_export_snapshot() as id");
    const snapshot = shared.rows[0]?.id ?? "";
    const format = ["--format=custom", "--no-owner", "--no-privileges", `--snapshot=${snapshot}`];
    const running = runTool("pg_dump", format, url);
    const [tables] = await Promise.all([
      countTables(client),
      write(running.stdout),
      running.done,
    ]).finally(() => {
      // It would wait without end for somebody to read on.
      running.stdout.destroy();
    });
    const keys = await listObjects(client, places);
    await client.query("commit");
    await copy(keys);
    return { tables, file: "database.dump" };
  });
}
