import fs from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import { PGlite } from "@electric-sql/pglite";
import { embeddedOptions } from "../db/embedded.ts";
import { linesOf } from "../lines-of.ts";
import { checkFiles, readFiles } from "./backup-files.ts";
import { countTables, type Manifest, manifestSchema, sameText } from "./manifest.ts";
import { runTool } from "./postgres-tools.ts";
import { readSealed, sha256Of } from "./sealed-file.ts";

/** @throws Error if the folder holds no backup, or bytes of it have changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, "manifest.json");
  if (!fs.existsSync(path)) throw new Error(`${folder} holds no backup.`);
  const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(path, "utf8")));
  if ((await sha256Of(join(folder, manifest.file))) !== manifest.sha256)
    throw new Error(`${manifest.file} is not what was written: the backup is damaged.`);
  await checkFiles(folder, manifest);
  return manifest;
}

export const openBackup = (folder: string, manifest: Manifest, identity: string | undefined) =>
  readSealed(join(folder, manifest.file), identity);

/** Reads all of it, and finds every row that was counted and every file. @throws Error naming the first table that is short */
export async function verifyBackup(
  folder: string,
  manifest: Manifest,
  identity: string | undefined,
): Promise<void> {
  const bytes = await openBackup(folder, manifest, identity);
  const found = manifest.kind === "embedded" ? await rowsOfFolder(bytes) : await rowsOfDump(bytes);
  for (const [name, { rows }] of Object.entries(manifest.tables))
    if (found[name] !== rows)
      throw new Error(`${name} has ${found[name] ?? 0} rows in the backup, and had ${rows}.`);
  await readFiles(folder, manifest, identity);
}

async function rowsOfFolder(bytes: Readable): Promise<Record<string, number>> {
  const pglite = await openCopy(bytes);
  try {
    await pglite.exec(sameText);
    const tables = await countTables(pglite);
    return Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));
  } finally {
    await pglite.close();
  }
}

async function openCopy(bytes: Readable): Promise<PGlite> {
  const loadDataDir = new Blob([await buffer(bytes)], { type: "application/x-gzip" });
  return PGlite.create({ loadDataDir, ...embeddedOptions });
}

/** A dump as SQL has one line a row between COPY and `\.`. */
async function rowsOfDump(bytes: Readable): Promise<Record<string, number>> {
  const running = runTool("pg_restore", ["--data-only", "--file=-"]);
  const fed = pipeline(bytes, running.stdin);
  // Its exit says why it read no further.
  fed.catch(() => undefined);
  const rows: Record<string, number> = {};
  let table: string | undefined;
  for await (const line of linesOf(running.stdout)) {
    if (table !== undefined && line === "\\.") table = undefined;
    else if (table !== undefined) rows[table] = (rows[table] ?? 0) + 1;
    else table = /^COPY (\S+) \(.*\) FROM stdin;$/.exec(line)?.[1];
    if (table !== undefined) rows[table] ??= 0;
  }
  await running.done;
  await fed;
  return rows;
}
