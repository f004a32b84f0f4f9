import { count, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FileDesk, openFileDesk, picture } from "../tests/support/file-desk.ts";
import { sendFile } from "../tests/support/files.ts";
import { moveFiles } from "../platform/bucket/move-files.ts";
import { hashIn, sha256 } from "../platform/bucket/object-key.ts";
import { storedObjects } from "../platform/db/tables.ts";
import { photos, users } from "./accounts/tables.ts";
import { blogImages } from "./blog/tables.ts";
import { receivedMails } from "./desk/mail/tables.ts";
import { files } from "./desk/tables.ts";
import { filePlaces } from "./file-places.ts";
import { finishDeletions } from "./finish-deletions.ts";
import { statements } from "./hours/tables.ts";
import { invoices } from "./invoices/tables.ts";

let store: FileDesk;
let s3: FileDesk["s3"];
let desk: FileDesk["desk"];

const db = () => desk.home.database.db;
const round = () => desk.home.runJob({ name: "file-round", payload: {} });
const hour = 60 * 60_000;

beforeAll(async () => {
  store = await openFileDesk();
  ({ s3, desk } = store);
});
afterAll(() => store.close());
afterEach(() => store.is());

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
    store.is(trouble);
    await round();
    expect(await store.places()).toMatchObject(allIn("database"));
    await store.expectRead();
    expect(desk.home.logs()).toContain("files wait in the database");
  },
);

test("a round takes every kind to the bucket, and each is read as before", async () => {
  await round();
  expect(await store.places()).toMatchObject({ ...allIn("bucket"), blog_images: [0, 2] });
  const held = await db().select().from(storedObjects).where(eq(storedObjects.held, true));
  const keys = held.map(({ key }) => key);
  expect(keys).toHaveLength(7);
  for (const key of keys) expect(sha256(s3.objects.get(key)!)).toBe(hashIn(key));
  await store.expectRead();
  const asked = s3.asked.length;
  await round();
  expect(s3.asked).toHaveLength(asked);
});

test("an answer says what it says for files in the database", async () => {
  const [photo = "", , , file = ""] = store.read.keys();
  expect((await store.get(photo)).headers.get("cache-control")).toContain("immutable");
  expect((await store.get(file)).headers.get("content-disposition")).toContain("plan.txt");
  const { status } = await store.get(file, desk.own.viewer);
  expect(status).toBe(404);
});

test.each(["hangs", "fails", "refuses", "changes", "stalls"] as const)(
  "a store that %s is an honest 503, and the rest of the site goes on",
  async (trouble) => {
    desk.home.services.files.drop();
    store.is(trouble);
    for (const path of store.read.keys()) {
      const answer = await store.get(path);
      expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "60"]);
    }
    expect((await store.get("/api/requests", desk.own.requester)).status).toBe(200);
    store.is();
    await store.expectRead();
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
    store.upload("/api/account/photo", await picture(300, color), requester, "PUT");
  let after = await change("#135");
  s3.meanwhile(async () => void (after = await change("#531")));
  await round();
  const [photo] = await db().select().from(photos);
  expect(photo).toMatchObject({
    name: after.profileImageUrl.slice("/photos/".length),
    object: null,
  });
  store.read.delete([...store.read.keys()][0] ?? "");
  store.read.set(after.profileImageUrl, (await store.get(after.profileImageUrl)).body);
  await round();
  expect(await store.places()).toMatchObject({ photos: [0, 1] });
  await store.expectRead();
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
  store.is("fails");
  const move = () => moveFiles(ctx, filePlaces, "database", { moved: () => undefined });
  expect(await move()).toMatchObject({
    files: 0,
    failed: Array.from({ length: 6 }, () => ({ error: { code: "unavailable" } })),
  });
  store.is();
  const { files: moved } = await move();
  expect(moved).toBe(6);
  desk.home.services.settings.files.store = "database";
  await round();
  expect(s3.objects.size).toBe(0);
  expect(await db().select().from(storedObjects)).toEqual([]);
  await store.expectRead();
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
  store.is("fails");
  await round();
  store.is();
  expect(s3.objects.has(photo!.object!)).toBe(true);
  await round();
  expect(s3.objects.has(photo!.object!)).toBe(false);
  expect(s3.objects.has(file!.object!)).toBe(false);
  expect(await db().select({ n: count() }).from(blogImages)).toEqual([{ n: 2 }]);
});

test("what is deleted goes from a store that is full, and makes room there", async () => {
  const { home, own } = desk;
  await sendFile(home, own.owner);
  await round();
  const [file] = await db().select().from(files);
  expect(s3.objects.has(file!.object!)).toBe(true);
  await db().delete(files);
  await sendFile(home, own.owner);
  store.is("full");
  await round();
  expect(s3.objects.has(file!.object!)).toBe(false);
  expect((await db().select().from(files))[0]).toMatchObject({ object: null });
});

test("files that the store finds too large keep no other from it, and the log says why", async () => {
  const { home, own } = desk;
  await db().delete(files);
  await round();
  const texts = Array.from({ length: 12 }, (_, n) => String(n).padEnd(n < 9 ? 4_000 : 10));
  for (const text of texts)
    expect(await sendFile(home, own.owner, { text })).toMatchObject({ status: 201 });
  s3.takes(1_000);
  const failures = () => desk.home.logs().split("the file store fails").length;
  const before = failures();
  await round();
  const moved = async () =>
    (await db().select().from(files)).filter(({ object }) => object !== null);
  expect((await moved()).map(({ size }) => size)).toEqual([10, 10, 10]);
  expect(desk.home.logs()).toContain("EntityTooLarge");
  expect(failures(), "that the store is away").toBe(before);
  s3.takes(Infinity);
  await round();
  expect(await moved()).toHaveLength(12);
});

test("objects that cannot be deleted keep no other in the bucket", async () => {
  const keys = (await db().select().from(files)).map(({ object }) => object!);
  const stuck = keys.slice(0, 7);
  for (const key of stuck) s3.locked.add(key);
  await db().delete(files);
  await round();
  expect(keys.filter((key) => s3.objects.has(key))).toEqual(stuck);
  s3.locked.clear();
  await round();
  expect(keys.filter((key) => s3.objects.has(key))).toEqual([]);
});
