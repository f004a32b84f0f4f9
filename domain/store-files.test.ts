import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeS3, openFakeS3 } from "../tests/fakes/s3.ts";
import type { Person } from "../tests/support/company.ts";
import { ask, type Desk, openDesk } from "../tests/support/desk.ts";
import { sendFile } from "../tests/support/files.ts";
import { addMembership, clockAt } from "../tests/support/hours.ts";
import { moveFiles } from "../platform/bucket/move-files.ts";
import { hashIn, sha256 } from "../platform/bucket/object-key.ts";
import { storedObjects } from "../platform/db/tables.ts";
import { photos, users } from "./accounts/tables.ts";
import { blogImages } from "./blog/tables.ts";
import { receivedMails } from "./desk/mail/tables.ts";
import { files } from "./desk/tables.ts";
import { filePlaces } from "./file-places.ts";
import { finishDeletions } from "./finish-deletions.ts";
import { closeDuePeriods } from "./hours/close-due-periods.ts";
import { openDuePeriods } from "./hours/open-due-periods.ts";
import { statements } from "./hours/tables.ts";
import { invoices } from "./invoices/tables.ts";

let s3: FakeS3;
let desk: Desk;
/** Addresses, and what was read there before anything moved. */
const read = new Map<string, Buffer>();

const db = () => desk.home.database.db;
const round = () => desk.home.runJob({ name: "file-round", payload: {} });
const hour = 60 * 60_000;

async function get(path: string, { cookie }: Pick<Person, "cookie"> = desk.staff) {
  const answer = await desk.home.request("GET", path, { headers: { Cookie: cookie } });
  return {
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

const picture = async (side: number, background = "#246") =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  );

async function places() {
  const found: Record<string, [inDatabase: number, inBucket: number]> = {};
  for (const { table, bytes, object } of filePlaces) {
    const [row] = await db()
      .select({ bytes: count(bytes), object: count(object) })
      .from(table);
    found[getTableConfig(table).name] = [row!.bytes, row!.object];
  }
  return found;
}

async function upload(
  path: string,
  body: Uint8Array<ArrayBuffer>,
  { cookie }: Person,
  method: string,
) {
  const answer = await desk.home.request(method, path, {
    headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
    body,
  });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

/** One of each kind that there is. */
async function addFiles() {
  const { own, staff, home } = desk;
  const me = await upload("/api/account/photo", await picture(300), own.requester, "PUT");
  const { path } = await upload("/api/blog-images", await picture(1400), staff, "POST");
  const { body } = await sendFile(home, own.requester);
  await ask(own.requester, { files: [body.id], companyId: own.id });
  await addMembership(home.ctx, own.id, { anchor: "2026-01-31" });
  const later = { ...home.ctx, clock: clockAt("2026-03-20") };
  await openDuePeriods(later);
  await closeDuePeriods(later);
  const [statement] = await db().select().from(statements);
  const pdf = new Uint8Array(Buffer.from("%PDF- of an invoice"));
  const facts = {
    companyId: own.id,
    date: "2026-03-01",
    dueDate: "2026-03-31",
    cents: 1,
    updatedAt: new Date(),
  };
  const [invoice] = await db()
    .insert(invoices)
    .values({ ...facts, serial: 1, number: "1", snapshot: {} as never, hash: "0".repeat(64), pdf })
    .returning();
  await db()
    .insert(receivedMails)
    .values({
      uidValidity: "1",
      uid: 1,
      state: "set_aside",
      reason: "failed",
      address: "somebody@example.org",
      name: "Somebody",
      subject: "A wheel",
      excerpt: "…",
      raw: new Uint8Array(
        await readFile(join(import.meta.dirname, "../tests/fixtures/mail/new-lead.eml")),
      ),
    });
  const paths = [
    me.profileImageUrl,
    path,
    path.replace(".webp", "s480.webp"),
    `/api/files/${body.id}`,
    `/api/membership/statements/${statement!.id}/pdf`,
    `/api/invoices/${invoice!.id}/pdf`,
  ];
  for (const one of paths) {
    const { status, body: bytes } = await get(one);
    expect(status, one).toBe(200);
    read.set(one, bytes);
  }
}

async function expectRead() {
  desk.home.services.files.drop();
  for (const [path, bytes] of read) {
    const answer = await get(path);
    expect([answer.status, answer.body.equals(bytes)], path).toEqual([200, true]);
  }
}

beforeAll(async () => {
  s3 = await openFakeS3();
  desk = await openDesk(s3.env);
  await addFiles();
});
afterAll(async () => {
  await desk.close();
  await s3.close();
});
afterEach(() => s3.is());

const allIn = (where: "database" | "bucket") =>
  Object.fromEntries(
    ["photos", "statements", "invoices", "files", "received_mails"].map((name) => [
      name,
      where === "database" ? [1, 0] : [0, 1],
    ]),
  );

test.each(["hangs", "fails", "refuses", "forgets", "changes"] as const)(
  "while the store %s, files wait in the database and are read from there",
  async (trouble) => {
    s3.is(trouble);
    await round();
    expect(await places()).toMatchObject(allIn("database"));
    await expectRead();
    expect(desk.home.logs()).toContain("files wait in the database");
  },
);

test("a round takes every kind to the bucket, and each is read as before", async () => {
  await round();
  expect(await places()).toMatchObject({ ...allIn("bucket"), blog_images: [0, 2] });
  const held = await db().select().from(storedObjects).where(eq(storedObjects.held, true));
  const keys = held.map(({ key }) => key);
  expect(keys).toHaveLength(7);
  for (const key of keys) expect(sha256(s3.objects.get(key)!)).toBe(hashIn(key));
  await expectRead();
  const asked = s3.asked.length;
  await round();
  expect(s3.asked).toHaveLength(asked);
});

test("an answer says what it says for files in the database", async () => {
  const [photo = "", , , file = ""] = read.keys();
  expect((await get(photo)).headers.get("cache-control")).toContain("immutable");
  expect((await get(file)).headers.get("content-disposition")).toContain("plan.txt");
  const { status } = await get(file, desk.own.viewer);
  expect(status).toBe(404);
});

test.each(["hangs", "fails", "refuses", "changes", "stalls"] as const)(
  "a store that %s is an honest 503, and the rest of the site goes on",
  async (trouble) => {
    desk.home.services.files.drop();
    s3.is(trouble);
    for (const path of read.keys()) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "60"]);
    }
    expect((await get("/api/requests", desk.own.requester)).status).toBe(200);
    s3.is();
    await expectRead();
  },
);

test("what is set aside is taken in from the bucket, and leaves it", async () => {
  const [mail] = await db().select().from(receivedMails);
  const { body, status } = await desk.staff.call(
    "POST",
    `/api/admin/set-aside-mails/${mail!.id}/intake`,
    {},
  );
  expect([status, body]).toMatchObject([201, {}]);
  expect(s3.objects.has(mail!.object!)).toBe(true);
  await round();
  expect(s3.objects.has(mail!.object!)).toBe(false);
});

const refused = (what: object) => expect(what).rejects.toMatchObject({ cause: { code: "23514" } });

test("a statement's PDF may move and never change, and neither may an invoice's", async () => {
  const [statement] = await db().select().from(statements);
  const other = new Uint8Array(Buffer.from("%PDF- of somebody else"));
  await refused(db().update(statements).set({ pdf: other, object: null }));
  await refused(
    db()
      .update(statements)
      .set({ hash: "1".repeat(64) }),
  );
  await refused(db().delete(statements));
  await refused(db().update(invoices).set({ pdf: other, object: null }));
  expect((await db().select().from(statements))[0]).toEqual(statement);
});

test("a file changed while it moves stays as it was changed", async () => {
  const { requester } = desk.own;
  const change = async (color: string) =>
    upload("/api/account/photo", await picture(300, color), requester, "PUT");
  let after = await change("#135");
  s3.meanwhile(async () => void (after = await change("#531")));
  await round();
  const [photo] = await db().select().from(photos);
  expect(photo).toMatchObject({
    name: after.profileImageUrl.slice("/photos/".length),
    object: null,
  });
  read.delete([...read.keys()][0] ?? "");
  read.set(after.profileImageUrl, (await get(after.profileImageUrl)).body);
  await round();
  expect(await places()).toMatchObject({ photos: [0, 1] });
  await expectRead();
});

test("a move that died leaves nothing behind for longer than an hour", async () => {
  const key = `${"a".repeat(32)}-${"b".repeat(64)}`;
  s3.objects.set(key, Buffer.from("left behind"));
  await db().insert(storedObjects).values({ key, createdAt: desk.home.ctx.clock.wall() });
  await round();
  expect(s3.objects.has(key)).toBe(true);
  desk.home.advance(hour + 1);
  await round();
  expect(s3.objects.has(key)).toBe(false);
});

test("files go back to the database, each as it was, and the bucket is empty then", async () => {
  const ctx = { db: db(), clock: desk.home.ctx.clock, bucket: desk.home.ctx.bucket! };
  s3.is("fails");
  const move = () => moveFiles(ctx, filePlaces, "database", { moved: () => undefined });
  await expect(move()).rejects.toMatchObject({ code: "unavailable" });
  s3.is();
  const { files: moved } = await move();
  expect(moved).toBe(6);
  desk.home.services.settings.files.store = "database";
  await round();
  expect(s3.objects.size).toBe(0);
  expect(await db().select().from(storedObjects)).toEqual([]);
  await expectRead();
  desk.home.services.settings.files.store = "s3";
});

test("who is erased has nothing left in the bucket", async () => {
  await round();
  const [photo] = await db().select().from(photos);
  const [file] = await db().select().from(files);
  expect(s3.objects.has(photo!.object!)).toBe(true);
  await db()
    .update(users)
    .set({ deletionScheduledFor: new Date(0) })
    .where(eq(users.id, photo!.userId));
  await finishDeletions(desk.home.ctx);
  await db().delete(files);
  s3.is("fails");
  await round();
  s3.is();
  expect(s3.objects.has(photo!.object!)).toBe(true);
  await round();
  expect(s3.objects.has(photo!.object!)).toBe(false);
  expect(s3.objects.has(file!.object!)).toBe(false);
  expect(await db().select({ n: count() }).from(blogImages)).toEqual([{ n: 2 }]);
});
