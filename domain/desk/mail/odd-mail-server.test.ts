import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFakeImap } from "../../../tests/fakes/imap.ts";
import { type Desk, openDesk } from "../../../tests/support/desk.ts";
import { watchOutages } from "../../../platform/outages.ts";
import { receiveMails } from "./receive-mails.ts";
import { mailReaders, receivedMails } from "./tables.ts";

const mail = (subject: string) =>
  `From: ${subject}@looms.example\nSubject: ${subject}\nMessage-ID: <${subject}@looms.example>\n\nHello.\n`;

let desk: Desk;
let server: Awaited<ReturnType<typeof openFakeImap>>;

beforeEach(async () => {
  server = await openFakeImap();
  const INBOX_URL = server.urlOf("inbox@firm.example");
  desk = await openDesk({ INBOX_URL, MAIL_FROM: "hello@firm.example" });
});
afterEach(async () => {
  await desk.close();
  await server.stop();
});

const round = () => desk.home.runJob({ name: "mail-round", payload: {} });
const subjects = async () => {
  const { body } = await desk.staff.call("GET", "/api/admin/inbox?kind=lead&limit=100");
  return body.map(({ subject }: { subject: string }) => subject).toSorted();
};
const setAside = async () => (await desk.staff.call("GET", "/api/admin/set-aside-mails")).body;
const garbled = '* 2 FETCH (UID 2 BODY[] "a';
const hours = 60 * 60_000;

test.each([
  ["nothing", "refuses", ["NO [SERVERBUG] It is broken"]],
  ["nothing", "does not understand being asked for", ["BAD No such mail"]],
  ["nothing", "garbles", [garbled, "OK"]],
  ["nothing", "says that it never ends of", ["* 2 FETCH (UID 2 BODY[] {99999999999}", "OK"]],
  ["its head", "refuses", ["NO [SERVERBUG] It is broken"]],
  ["its head", "garbles", [garbled, "OK"]],
  ["its head", "says nothing of", ["* 2 FETCH (UID 2 BODY[] NIL)", "OK"]],
])(
  "a server that of one mail knows %s and else %s it keeps no other waiting",
  async (known, _, said) => {
    for (const [n, name] of ["one", "two", "three"].entries()) server.deliver(n + 1, mail(name));
    server.lies((command) =>
      command.startsWith("UID FETCH 2 ") && (known === "nothing" || !command.includes("HEADER"))
        ? said
        : undefined,
    );
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await setAside()).toEqual([]);
      await round();
      // A mail may cost the connection: what comes after it is then read in the next round.
      await round();
      expect(await subjects()).toEqual(["one", "three"]);
      desk.home.advance(6 * hours);
    }
    const kept = await setAside();
    const head = { subject: "two", address: "two@looms.example" };
    expect(kept).toMatchObject([
      known === "nothing"
        ? { reason: "failed", address: "" }
        : { reason: "failed", ...head, excerpt: expect.stringContaining("only there") },
    ]);
    const path = `/api/admin/set-aside-mails/${kept[0].id}/intake`;
    const refused = await desk.staff.call("POST", path);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/could not be read and is only in the mailbox/),
    ]);
    server.lies();
    await round();
    expect(await setAside(), "it is not asked for again").toEqual(kept);
  },
);

test("a server that is busy is asked again for as long as that takes", async () => {
  server.deliver(1, mail("one"));
  const busy = "NO [UNAVAILABLE] Try again later";
  server.lies((command) => (command.startsWith("UID FETCH") ? [busy] : undefined));
  for (let tries = 0; tries < 6; tries += 1) await round();
  expect(await setAside()).toEqual([]);
  server.lies();
  await round();
  expect(await subjects()).toEqual(["one"]);
});

test("a server that says far too much of one mail keeps no other waiting", async () => {
  for (const [n, name] of ["one", "two"].entries()) server.deliver(n + 1, mail(name));
  const flood = [`* 1 FETCH (UID 1 FLAGS (${"1 ".repeat(1_000_001)}))`, "OK"];
  server.lies((command) => (command.startsWith("UID FETCH 1 ") ? flood : undefined));
  for (const _ of [1, 2]) await round();
  expect(await subjects()).toEqual(["two"]);
});

test.each(["NO [SERVERBUG] Internal error occurred", "NO It failed", "BAD It failed"])(
  "a server in trouble for most of a day, which says %s of every mail, has none set aside",
  async (trouble) => {
    for (const [n, name] of ["one", "two"].entries()) server.deliver(n + 1, mail(name));
    server.lies((command) => (command.startsWith("UID FETCH") ? [trouble] : undefined));
    for (let tries = 0; tries < 6; tries += 1) await round();
    desk.home.advance(23 * hours);
    for (let tries = 0; tries < 6; tries += 1) await round();
    expect(await setAside()).toEqual([]);
    server.lies();
    await round();
    expect(await subjects()).toEqual(["one", "two"]);
  },
);

test("a server that no longer has a mail by the time it is asked for has nothing to set aside", async () => {
  server.deliver(1, mail("one"));
  server.lies((command) => void (command.startsWith("UID FETCH") && server.empty()));
  await round();
  expect(await desk.home.database.db.$count(receivedMails)).toBe(0);
  expect(await desk.home.database.db.$count(mailReaders, eq(mailReaders.lastUid, 1))).toBe(1);
});

test.each([
  ["which there are", /^UID SEARCH UID 1:\*/],
  ["which are new", /^UID SEARCH UNSEEN/],
])("a server that does not say %s at the first look is asked again", async (_, asked) => {
  server.deliver(1, mail("read-long-ago"), { seen: true });
  server.deliver(2, mail("new"));
  server.lies((command) => (asked.test(command) ? ["NO Not now"] : undefined));
  await round();
  expect(await subjects()).toEqual([]);
  expect(desk.home.logs()).toContain("the mailbox could not be read");
  server.lies();
  await round();
  expect(await subjects()).toEqual(["new"]);
});

const readAs = async (user: string) => {
  const { settings } = desk.home.services;
  const inbox = { ...settings.mail.inbox!, user };
  const given = { settings: { ...settings, mail: { ...settings.mail, inbox } } };
  await receiveMails(desk.home.ctx, { ...given, outages: watchOutages(desk.home.ctx.log) });
};

test("a server that numbers two mailboxes alike loses no mail of either", async () => {
  server.deliver(1, mail("one"));
  await round();
  server.empty();
  server.deliver(1, mail("other-seen"), { seen: true });
  server.deliver(2, mail("other-new"));
  await readAs("other@firm.example");
  server.deliver(3, mail("other-later"));
  await readAs("other@firm.example");
  server.empty();
  for (const [n, name] of ["one", "two", "three"].entries()) server.deliver(n + 1, mail(name));
  for (const _ of [1, 2]) await round();
  expect(await subjects()).toEqual(["one", "other-later", "other-new", "three", "two"]);
});

test("a mailbox that was read by an earlier version, whose numbers had no mark, doubles and revives nothing", async () => {
  const { db } = desk.home.database;
  const refusing = (uids: string) =>
    server.lies((command) =>
      new RegExp(`^UID FETCH [${uids}] `).test(command) ? ["NO It is broken"] : undefined,
    );
  server.deliver(1, mail("read-long-ago"), { seen: true, at: new Date("2031-02-01") });
  server.deliver(2, mail("taken"));
  server.deliver(3, mail("dismissed").replace("\n\n", "\nList-Id: <x.example>\n\n"));
  server.deliver(4, mail("waiting"));
  refusing("4");
  await round();
  const [{ id }] = await setAside();
  await desk.staff.call("POST", `/api/admin/set-aside-mails/${id}/dismissal`);
  await db.update(mailReaders).set({ uidValidity: "1" });
  await db.update(receivedMails).set({ uidValidity: "1" });
  server.deliver(5, mail("waiting-longer"));
  server.deliver(6, mail("waiting-longest"), { at: new Date("2031-02-01") });
  refusing("56");
  await round();
  expect(await subjects()).toEqual(["taken", "waiting"]);
  const { leasedUntil, ...reader } = (await db.select().from(mailReaders))[0]!;
  expect(reader, "it goes on as it was").toMatchObject({ uidValidity: "1", lastUid: 6 });
  await db.insert(mailReaders).values({ ...reader, leasedUntil, id: "of another mailbox" });
  server.lies();
  for (const _ of [1, 2]) await round();
  const all = ["taken", "waiting", "waiting-longer", "waiting-longest"];
  expect(await subjects()).toEqual(all);
  expect(await setAside()).toEqual([]);
  const [now] = await db.select().from(mailReaders).where(eq(mailReaders.id, reader.id));
  expect(now?.uidValidity).toBe(`${reader.id.slice(0, 16)} 1`);
});
