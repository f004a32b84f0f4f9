import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeS3, openFakeS3 } from "../fakes/s3.ts";
import { admin } from "../support/admin-command.ts";
import { adminOf } from "../support/admin-of.ts";
import { createServerDatabase } from "../support/database.ts";
import { newDataDir, type Program, type Settings, startProgram } from "../support/program.ts";
import { unmigrated } from "../support/server-database.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

let s3: FakeS3;
let folder: string;
let dataDir: string;
let database: Awaited<ReturnType<typeof createServerDatabase>> | undefined;
let program: Program;
let env: Settings;
const pictures: { path: string; bytes: Buffer }[] = [];

async function start(more: Settings = {}) {
  env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }), ...s3.env, ...more };
  program = await startProgram({ dataDir, env });
}

const fetched = async ({ url }: Program, address: string) =>
  Buffer.from(await (await fetch(url + address)).arrayBuffer());

async function expectPictures(where = program) {
  for (const { path: address, bytes } of pictures)
    expect((await fetched(where, address)).equals(bytes), address).toBe(true);
}

beforeAll(async () => {
  s3 = await openFakeS3();
  folder = await mkdtemp(path.join(tmpdir(), "fontana-backups-"));
  dataDir = await newDataDir();
  database = serverUrl ? await createServerDatabase(serverUrl) : undefined;
  await start({ FILES_STORE: "database" });
  const call = await adminOf(program);
  for (let n = 0; n < 12; n++) {
    const create = { width: 40 + n, height: 30, channels: 3 as const, background: "#246" };
    const png = new Uint8Array(await sharp({ create }).png().toBuffer());
    const { path: address } = await call<{ path: string }>("POST", "/api/blog-images", png);
    pictures.push({ path: address, bytes: await fetched(program, address) });
  }
});
afterAll(async () => {
  await program.stop();
  await database?.drop();
  await s3.close();
  for (const one of [folder, dataDir]) await rm(one, { recursive: true, force: true });
});

it("files move into the bucket while they are read, go on after a failure, and say how far they are", async () => {
  expect(await admin(env, "files", "move", "--to", "s3")).toMatchObject({
    code: 1,
    error: expect.stringContaining("FILES_STORE is database"),
  });
  expect((await admin(env, "check")).out).toContain("file store: fontana-files takes");
  await program.stop();
  // No round of its own: what moves is the command's doing.
  await start({ RUN_JOBS: "no" });
  let puts = 0;
  const failLater = async (): Promise<void> => {
    if (++puts > 5) s3.is("fails");
    else s3.meanwhile(failLater);
  };
  s3.meanwhile(failLater);
  const failed = await admin(env, "--json", "files", "move", "--to", "s3");
  expect(failed.code).toBe(1);
  const said = JSON.parse(failed.out);
  expect(said).toMatchObject({ to: "s3", error: expect.stringContaining("does not answer") });
  expect(said.moved.files).toBe(said.inBucket);
  expect(said.inBucket + said.inDatabase).toBe(12);
  expect(said.inDatabase).toBeGreaterThan(0);
  s3.is();
  const stop = new AbortController();
  const reader = (async () => {
    while (!stop.signal.aborted) await expectPictures();
  })();
  const done = await admin(env, "files", "move", "--to", "s3");
  stop.abort();
  await reader;
  expect(done).toMatchObject({
    code: 0,
    out: expect.stringContaining("12 are in the bucket, 0 in"),
  });
});

it("a backup has them, sealed or not, and a restore puts them into a bucket of its own", async () => {
  const identity = await generateIdentity();
  const keyFile = path.join(folder, "key.txt");
  await writeFile(keyFile, `${identity}\n`);
  const recipient = await identityToRecipient(identity);
  const refused = { code: 1, error: expect.stringContaining("(S3 returned 403 – AccessDenied)") };
  s3.is("refuses");
  expect(await admin(env, "backup", folder)).toMatchObject(refused);
  s3.is();
  const sealed = await admin(env, "backup", folder, "--recipient", recipient);
  expect(sealed).toMatchObject({ code: 0, out: expect.stringContaining("12 files of the bucket") });
  const [secret = ""] = sealed.out.split("\n");
  const names = await readdir(path.join(secret, "files"));
  expect(names.every((name) => name.endsWith(".age"))).toBe(true);

  const other = await openFakeS3();
  const elsewhere = serverUrl ? await createServerDatabase(serverUrl, unmigrated) : undefined;
  const copyDir = await mkdtemp(path.join(tmpdir(), "fontana-restored-"));
  const there = { DATA_DIR: copyDir, ...(elsewhere && { DATABASE_URL: elsewhere.url }) };
  try {
    expect(await admin(there, "restore", secret, "--identity", keyFile)).toMatchObject({
      code: 1,
      error: expect.stringContaining("12 files of a bucket: set FILES_S3_URL"),
    });
    const into = { ...there, ...other.env };
    other.is("refuses");
    expect(await admin(into, "restore", secret, "--identity", keyFile)).toMatchObject(refused);
    other.is();
    const restored = await admin(into, "restore", secret, "--identity", keyFile);
    expect(restored).toMatchObject({ code: 0 });
    expect(other.objects.size).toBe(12);
    for (const [key, bytes] of other.objects) expect(s3.objects.get(key)).toEqual(bytes);
    const copy = await startProgram({ dataDir: copyDir, env: { ...into, RUN_JOBS: "no" } });
    await expectPictures(copy);
    await copy.stop();
  } finally {
    await other.close();
    await elsewhere?.drop();
    await rm(copyDir, { recursive: true, force: true });
  }
});

it("a file that the bucket has lost is named, and so is one that the backup has damaged", async () => {
  const lost = [...s3.objects.keys()].at(-1) ?? "";
  const bytes = s3.objects.get(lost)!;
  s3.objects.delete(lost);
  const made = await admin(env, "backup", folder);
  expect(made).toMatchObject({ code: 1, out: expect.stringContaining(`had lost ${lost}`) });
  s3.objects.set(lost, bytes);
  const [backup = ""] = made.out.split("\n");
  const [name = ""] = await readdir(path.join(backup, "files"));
  const damaged = path.join(backup, "files", name);
  await writeFile(damaged, (await readFile(damaged)).subarray(1));
  expect(await admin(env, "restore", backup, "--dry-run")).toMatchObject({
    code: 1,
    error: expect.stringContaining("the backup is damaged"),
  });
});

it("files move back, and leave the bucket", async () => {
  await program.stop();
  await start({ FILES_STORE: "database", RUN_JOBS: "no" });
  const moved = await admin(env, "--json", "files", "move", "--to", "database");
  const said = JSON.parse(moved.out);
  expect(said).toMatchObject({ moved: { files: 12 }, inDatabase: 12, inBucket: 0 });
  expect(moved.code).toBe(0);
  // Those of the moves that failed, put or not.
  expect(s3.objects.size).toBeLessThanOrEqual(said.left);
  await expectPictures();
});
