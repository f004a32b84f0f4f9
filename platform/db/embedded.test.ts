import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeEmbedded } from "../../tests/support/embedded-files.ts";
import { scriptArgs } from "../../tests/support/script-process.ts";
import { openEmbedded } from "./embedded.ts";

const folder = fs.mkdtempSync(join(tmpdir(), "fontana-embedded-"));
const opener = fileURLToPath(new URL("./open-database.ts", import.meta.url));

/** Opens the folder in a process of its own, says so, and stays. */
const script = `
  import { openDatabase } from ${JSON.stringify(opener)};
  const database = await openDatabase({ dataDir: ${JSON.stringify(folder)} });
  console.log("open");
  setInterval(() => {}, 1000);
`;
const inAnotherProcess = scriptArgs(script);

beforeAll(async () => {
  await makeEmbedded(folder);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it("refuses a second process, in one sentence, and touches nothing", async () => {
  const database = await openEmbedded(folder);
  try {
    const before = listing();
    const second = spawnSync(process.execPath, inAnotherProcess, {
      encoding: "utf8",
      timeout: 100_000,
    });
    expect(second.status).toBe(1);
    expect(second.stdout).toBe("");
    expect(second.stderr).toContain(
      `The data folder ${folder} is in use by another Fontana process; stop it or set DATA_DIR to another folder.`,
    );
    expect(listing()).toEqual(before);
    await database.ping();
  } finally {
    await database.close();
  }
});

async function placeOf(dataDir: string): Promise<string> {
  const database = await openEmbedded(dataDir);
  const place = await database.place();
  await database.close();
  return place;
}

it("is in another place after a copy, and in the same one after a restart", async () => {
  const copy = `${folder}-copy`;
  const aside = `${folder}-aside`;
  const place = await placeOf(folder);
  expect(place).toContain(folder);
  expect(await placeOf(folder)).toBe(place);
  spawnSync("cp", ["-a", folder, copy]);
  expect(await placeOf(copy)).not.toBe(place);
  // Put back from a backup it is a copy, too.
  fs.renameSync(folder, aside);
  fs.renameSync(copy, folder);
  expect(await placeOf(folder)).not.toBe(place);
  fs.rmSync(folder, { recursive: true });
  fs.renameSync(aside, folder);
  expect(await placeOf(folder)).toBe(place);
});

it("opens again after the process that held the folder was killed", async () => {
  const holder = spawn(process.execPath, inAnotherProcess, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  await expect(openEmbedded(folder)).rejects.toThrow("is in use by another Fontana process");
  const gone = new Promise((resolve) => holder.once("exit", resolve));
  holder.kill("SIGKILL");
  await gone;
  const database = await openEmbedded(folder);
  await database.ping();
  await database.close();
});

it("has a commit on disk before it is acknowledged", async () => {
  const fsync = vi.spyOn(fs, "fsyncSync");
  const database = await openEmbedded(folder);
  try {
    fsync.mockClear();
    await database.db.execute(sql`select 1`);
    expect(fsync).not.toHaveBeenCalled();
    await database.db.execute(sql`insert into rate_limits (key) values ('kept')`);
    expect(fsync).toHaveBeenCalled();
  } finally {
    await database.close();
    fsync.mockRestore();
  }
});

it("commits nothing while its folder is gone, and recovers when it is back", async () => {
  const database = await openEmbedded(folder);
  const files = join(folder, "db");
  const keep = (key: string) =>
    database.db.transaction((tx) => tx.execute(sql`insert into rate_limits (key) values (${key})`));
  const gone = `The folder ${files} is gone`;
  await keep("before");
  fs.renameSync(files, `${files}.away`);
  await expect(keep("meanwhile")).rejects.toThrow(gone);
  await expect(database.ping()).rejects.toThrow(gone);
  fs.renameSync(`${files}.away`, files);
  await database.ping();
  await keep("after");
  const { rows } = await database.handle.query("select key from rate_limits");
  expect(rows).toEqual(expect.arrayContaining([{ key: "before" }, { key: "after" }]));
  expect(rows).not.toContainEqual({ key: "meanwhile" });
  await database.close();
});

it("is not ready on a full disk, and says so", async () => {
  const database = await openEmbedded(folder);
  const statfs = vi.spyOn(fs, "statfsSync");
  try {
    await database.ping();
    statfs.mockReturnValueOnce(Object.assign(fs.statfsSync(folder), { bavail: 1 }));
    await expect(database.ping()).rejects.toThrow(`The disk that ${folder} is on is full.`);
    await database.ping();
  } finally {
    statfs.mockRestore();
    await database.close();
  }
});

it("starts over when the first start was cut short", async () => {
  const cut = fs.mkdtempSync(join(tmpdir(), "fontana-embedded-"));
  fs.mkdirSync(join(cut, "db.unfinished"));
  fs.writeFileSync(join(cut, "db.unfinished", "PG_VERSION"), "18\n");
  const database = await openEmbedded(cut);
  await database.ping();
  await database.close();
  expect(fs.readdirSync(cut).toSorted()).toEqual(["db", "in-use.lock"]);
  fs.rmSync(cut, { recursive: true });
});

function listing(): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${path} ${fs.statSync(join(folder, path)).mtimeMs}`)
    .toSorted();
}
