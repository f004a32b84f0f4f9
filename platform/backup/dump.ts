import { Client } from "pg";
import type { Readable } from "node:stream";
import type { Database } from "../db/database.ts";
import { countTables, sameText, type Tables } from "./manifest.ts";
import { runTool } from "./postgres-tools.ts";
import { fromWeb } from "./web-streams.ts";

type Dump = { tables: Tables; file: string };
type Write = (bytes: Readable) => Promise<void>;

/** Of one moment, while writes go on. */
export function dump(database: Database, write: Write): Promise<Dump> {
  return database.kind === "embedded"
    ? dumpEmbedded(database.handle, write)
    : dumpPostgres(urlOf(database), write);
}

function urlOf({ handle }: Extract<Database, { kind: "postgresql" }>): string {
  const { connectionString } = handle.options;
  if (!connectionString) throw new Error("A backup needs a pool opened by its URL.");
  return connectionString;
}

type Embedded = Extract<Database, { kind: "embedded" }>["handle"];

/** Everybody else waits for this transaction, so the files are those of the rows that were counted. */
function dumpEmbedded(pglite: Embedded, write: Write): Promise<Dump> {
  return pglite.transaction(async (tx) => {
    await tx.exec(sameText.replaceAll("set ", "set local "));
    const tables = await countTables({ query: (text) => tx.query(text) });
    const files = await pglite.dumpDataDir("gzip");
    await write(fromWeb(files.stream()));
    return { tables, file: "database.tar.gz" };
  });
}

async function dumpPostgres(url: string, write: Write): Promise<Dump> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(sameText);
    await client.query("begin isolation level repeatable read read only");
    const shared = await client.query<{ id: string }>("select pg_export_snapshot() as id");
    const snapshot = shared.rows[0]?.id ?? "";
    const format = ["--format=custom", "--no-owner", "--no-privileges", `--snapshot=${snapshot}`];
    const running = runTool("pg_dump", format, url);
    const [tables] = await Promise.all([countTables(client), write(running.stdout), running.done]);
    return { tables, file: "database.dump" };
  } finally {
    await client.end();
  }
}
