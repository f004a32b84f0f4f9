import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embeddedOptions } from "../../platform/db/embedded.ts";
import { migrateEmbedded, migrationsFolder } from "../../platform/db/migrate.ts";

/** An embedded database in this folder, as a program leaves one. */
export async function makeEmbedded(dataDir: string): Promise<void> {
  const loadDataDir = await migratedFiles();
  const folder = join(dataDir, "db");
  await (await PGlite.create(folder, { loadDataDir, ...embeddedOptions })).close();
}

const cache = resolve(import.meta.dirname, "../../node_modules/.cache");

let files: Promise<Blob> | undefined;

/** Making a database takes seconds, copying one does not: the copy is kept per set of migrations. */
export function migratedFiles(): Promise<Blob> {
  return (files ??= readFiles());
}

async function readFiles(): Promise<Blob> {
  const kept = join(cache, `migrated-${migrationsFingerprint()}.tar`);
  if (!fs.existsSync(kept)) {
    fs.mkdirSync(cache, { recursive: true });
    const own = `${kept}.${randomBytes(6).toString("hex")}`;
    fs.writeFileSync(own, await makeFiles());
    fs.renameSync(own, kept);
  }
  return new Blob([fs.readFileSync(kept)], { type: "application/x-tar" });
}

/** Small, since every test that opens a database unpacks them: 19 MB, where PostgreSQL's own habits take 43. */
async function makeFiles(): Promise<Buffer> {
  const pglite = await PGlite.create({
    ...embeddedOptions,
    initDbStartParams: ["--wal-segsize=1"],
  });
  await migrateEmbedded(pglite);
  await pglite.exec("update pg_database set datistemplate = false");
  for (const spare of ["template0", "template1"]) await pglite.exec(`drop database ${spare}`);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}

function migrationsFingerprint(): string {
  const hash = createHash("sha256");
  for (const file of fs.readdirSync(migrationsFolder).toSorted()) {
    if (file.endsWith(".sql"))
      hash.update(file).update(fs.readFileSync(join(migrationsFolder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
