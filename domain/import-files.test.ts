import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { createLog } from "../platform/log.ts";
import { capturedMails } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { createServerDatabase } from "../tests/support/database.ts";
import { makeEmbedded } from "../tests/support/embedded-files.ts";
import { photos, users } from "./accounts/tables.ts";
import { blogImages } from "./blog/tables.ts";
import { scriptArgs } from "../tests/support/script-process.ts";
import { importFiles } from "./import-files.ts";
import { seedPlans } from "./plans/seed-plans.ts";

const webp = (shade: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .webp()
    .toBuffer();
const nameOf = (kind: string, n: number) => `${kind}${n}`.padEnd(32, "0");
const photoName = (n: number) => `${nameOf("a", n)}.webp`;
const imageName = (n: number) => `${nameOf("b", n)}w40h30.webp`;
const mail = (n: number) => ({
  id: `m-${n}`,
  from: "office@example.com",
  to: `reader-${n}@example.com`,
  subject: `Mail ${n}`,
  text: "Hello",
  html: "<p>Hello</p>",
  sentAt: new Date(Date.UTC(2026, 0, 1, n)).toISOString(),
});

async function fillFolders(dataDir: string, db: Database["db"], each: number): Promise<void> {
  for (const folder of ["photos", "blog-images", "mail"])
    await mkdir(join(dataDir, folder), { recursive: true });
  for (let n = 0; n < each; n += 1) {
    await db.insert(users).values({
      id: `u${n}`,
      email: `u${n}@example.com`,
      profileImageUrl: `/photos/${photoName(n)}`,
    });
    await writeFile(join(dataDir, "photos", photoName(n)), await webp(n));
    const image = join(dataDir, "blog-images", imageName(n));
    await writeFile(image, await webp(100 + n));
    await utimes(image, usedAt, usedAt);
    await writeFile(join(dataDir, "mail", `m-${n}.json`), JSON.stringify(mail(n), null, 2));
  }
}
const usedAt = new Date("2026-01-05T09:00:00.000Z");

describe("files of an earlier version", () => {
  let home: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    home = await openTestApp();
    ({ dataDir } = home.services.settings);
  });
  afterAll(() => home.close());
  const run = () => importFiles(home.database.db, dataDir, home.ctx.log);

  test("are served from the database at the same addresses, and the folders are gone", async () => {
    await fillFolders(dataDir, home.database.db, 3);
    await run();
    await run();
    for (const [path, bytes] of [
      [`/photos/${photoName(2)}`, await webp(2)],
      [`/blog-images/${imageName(2)}`, await webp(102)],
    ] as const) {
      const answer = await home.request("GET", path);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), path).toBe(true);
    }
    const images = await home.database.db.select().from(blogImages);
    expect(images.map((image) => image.usedAt)).toEqual([usedAt, usedAt, usedAt]);
    const { sentAt, ...words } = mail(1);
    expect(await home.services.mailbox?.get("m-1")).toEqual({
      ...words,
      replyTo: null,
      sentAt: new Date(sentAt),
    });
    expect(await readdir(dataDir)).toEqual(["secret"]);
  });

  test("are left in place and logged if broken or foreign", async () => {
    const whole = await webp(1);
    const left = {
      [`photos/${nameOf("c", 1)}.webp`]: whole,
      "photos/notes.txt": "mine",
      "photos/.8f14e45f": whole,
      [`photos/${photoName(1)}`]: whole.subarray(0, -20),
      [`blog-images/${imageName(8)}`]: "no picture",
      [`blog-images/${imageName(9)}`]: Buffer.alloc(8 * 1024 * 1024 + 1),
      "mail/m-7.json": '{"id":"m-7"',
      "mail/m-8.json": JSON.stringify(mail(9)),
      "mail/m-9.json": JSON.stringify({ ...mail(9), text: "\0" }),
    };
    await fillFolders(dataDir, home.database.db, 0);
    await mkdir(join(dataDir, "photos", "album"));
    for (const [path, bytes] of Object.entries(left)) await writeFile(join(dataDir, path), bytes);
    await writeFile(join(dataDir, "blog-images", imageName(7)), whole);
    const before = home.logs().length;
    await run();
    const paths = [...Object.keys(left), "photos/album"];
    const kept = await readdir(dataDir, { recursive: true });
    expect(kept.toSorted()).toEqual(
      [...paths, "photos", "blog-images", "mail", "secret"].toSorted(),
    );
    for (const path of paths) expect(home.logs().slice(before)).toContain(join(dataDir, path));
    expect((await home.request("GET", `/blog-images/${imageName(7)}`)).status).toBe(200);
  });
});

const serverUrl = process.env["TEST_DATABASE_URL"];
const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Imports in a process of its own, which dies by SIGKILL after so many files. */
async function importAndDie(where: { dataDir: string; url?: string }, afterFiles: number) {
  const script = `
    import { openDatabase } from ${moduleAt("../platform/db/open-database.ts")};
    import { importFiles } from ${moduleAt("./import-files.ts")};
    const database = await openDatabase(${JSON.stringify(where)});
    let files = 0;
    const debug = () => ++files === ${afterFiles} && process.kill(process.pid, "SIGKILL");
    const log = { debug, info() {}, warn: console.warn };
    await importFiles(database.db, ${JSON.stringify(where.dataDir)}, log);
    await database.close();
  `;
  const child = spawn(process.execPath, scriptArgs(script), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = await once(child, "close");
  return signal ?? code;
}

const countAll = (db: Database["db"]) =>
  Promise.all([db.$count(photos), db.$count(blogImages), db.$count(capturedMails)]);

async function expectAllOnce(db: Database["db"], dataDir: string, each: number) {
  expect(await countAll(db)).toEqual([each, each, each]);
  for (const { userId, name, bytes } of await db.select().from(photos)) {
    const n = Number(userId.slice(1));
    expect(name).toBe(photoName(n));
    expect(Buffer.from(bytes!).equals(await webp(n))).toBe(true);
  }
  const left = (await readdir(dataDir)).filter(
    (name) => !/^(db|in-use\.lock(-journal)?|secret)$/.test(name),
  );
  expect(left).toEqual([]);
}

test("are all imported once, however often the import dies and however many run it", async () => {
  const each = 4;
  const home = await openTestApp();
  const { db } = home.database;
  const { dataDir } = home.services.settings;
  await fillFolders(dataDir, db, each);
  const dieAfter = async (most: number) => {
    let files = 0;
    const debug = () => {
      if (++files === most) throw new Error("died");
    };
    const log = Object.assign(createLog("error"), { debug });
    await expect(importFiles(db, dataDir, log)).rejects.toThrow("died");
    return countAll(db);
  };
  expect(await dieAfter(2)).toEqual([2, 0, 0]);
  expect(await readdir(join(dataDir, "photos"))).toHaveLength(each);
  expect(await dieAfter(each)).toEqual([each, 0, 0]);
  expect(await dieAfter(each + 1)).toEqual([each, 1, 0]);
  expect(existsSync(join(dataDir, "photos"))).toBe(false);
  expect(await dieAfter(each + 3)).toEqual([each, each, 3]);
  const crowd = [1, 2, 3].map(() => importFiles(db, dataDir, home.ctx.log));
  await Promise.all(crowd);
  await expectAllOnce(db, dataDir, each);
  await home.close();
});

test("are there after a process that imported them was killed", async () => {
  const each = 4;
  const dataDir = await mkdtemp(join(tmpdir(), "fontana-import-"));
  const server = serverUrl ? await createServerDatabase(serverUrl) : undefined;
  const where = { dataDir, ...(server && { url: server.url }) };
  const within = async (look: (db: Database["db"]) => Promise<void>) => {
    const database = await openDatabase(where);
    try {
      await look(database.db);
    } finally {
      await database.close();
    }
  };
  try {
    if (!server) await makeEmbedded(dataDir);
    await within(async (db) => {
      await seedPlans(db);
      await fillFolders(dataDir, db, each);
    });
    expect(await importAndDie(where, each + 1)).toBe("SIGKILL");
    await within(async (db) => {
      expect(await countAll(db)).toEqual([each, 1, 0]);
      await importFiles(db, dataDir, createLog("error"));
      await expectAllOnce(db, dataDir, each);
    });
  } finally {
    await server?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
