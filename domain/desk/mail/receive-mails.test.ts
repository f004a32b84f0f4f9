import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openFakeClamd } from "../../../tests/fakes/clamd.ts";
import { startDovecot } from "../../../tests/support/dovecot.ts";
import { type Desk, openDesk } from "../../../tests/support/desk.ts";
import { newPerson } from "../../../tests/support/company.ts";
import { eraseNow } from "../../erase-now.ts";
import { conversations } from "../tables.ts";
import { mailReaders, receivedMails } from "./tables.ts";

const file = 'Content-Type: text/plain; name="a.txt"\nContent-Disposition: attachment\n';
const mail = (subject: string, text = "Hello.", asFile = false) =>
  `From: ${subject}@looms.example\nTo: inbox@firm.example\nSubject: ${subject}\nMessage-ID: <${subject}@looms.example>\n${asFile ? file : ""}\n${text}\n`;

/** It needs Dovecot, which `.ci/run` provides; every mail of the fixtures is taken everywhere. */
describe.runIf(process.env["CI"])("a mailbox", () => {
  let desk: Desk;
  let server: Awaited<ReturnType<typeof startDovecot>>;

  beforeAll(async () => void (server = await startDovecot()));
  beforeEach(async () => {
    await server.empty();
    desk = await openDesk({ INBOX_URL: server.url, MAIL_FROM: "hello@firm.example" });
  });
  afterEach(() => desk.close());
  afterAll(() => server.stop());

  const round = () => desk.home.runJob({ name: "mail-round", payload: {} });
  const subjects = async () => {
    const { body } = await desk.staff.call("GET", "/api/admin/inbox?kind=lead&limit=100");
    return body.map(({ subject }: { subject: string }) => subject).toSorted();
  };

  test("is read once, whatever comes while it is, and by two processes at once", async () => {
    await server.deliver(mail("first"));
    await server.deliver(mail("second"));
    await Promise.all([round(), round()]);
    expect(await subjects()).toEqual(["first", "second"]);
    await round();
    await server.deliver(mail("third"));
    await round();
    expect(await subjects()).toEqual(["first", "second", "third"]);
  });

  test("that is numbered anew doubles nothing and loses nothing", async () => {
    await server.deliver(mail("first"));
    await round();
    await server.renumber();
    await server.deliver(mail("second"));
    await round();
    expect(await subjects()).toEqual(["first", "second"]);
  });

  test("that is numbered anew, or has two copies, is not read for ever, and brings back nobody who was erased", async () => {
    const person = await newPerson(desk.home, { email: "first@looms.example" });
    for (const _ of [1, 2]) await server.deliver(mail("first"));
    await round();
    await server.renumber();
    for (const _ of [1, 2]) await round();
    const { db } = desk.home.database;
    expect(await db.$count(receivedMails, eq(receivedMails.state, "failing"))).toBe(0);
    await eraseNow({ ...desk.home.ctx, actor: { kind: "system" } }, person.id);
    await round();
    expect(await db.$count(conversations)).toBe(0);
  });

  test("goes on after a process that died while it read", async () => {
    await server.deliver(mail("first"));
    await round();
    await server.deliver(mail("second"));
    const leasedUntil = new Date(desk.home.ctx.clock.wall().getTime() + 60_000);
    await desk.home.database.db.update(mailReaders).set({ leasedUntil });
    await round();
    expect(await subjects()).toEqual(["first"]);
    desk.home.advance(2 * 60_000);
    await round();
    expect(await subjects()).toEqual(["first", "second"]);
  });

  test("sets aside what is too large or cannot be read, and reads on", async () => {
    await server.deliver(mail("giant", "x".repeat(26 * 1024 ** 2)));
    const deep = Array.from(
      { length: 80 },
      (_, n) => `--b${n}\nContent-Type: multipart/mixed; boundary=b${n + 1}\n\n`,
    );
    await server.deliver(
      `From: deep@looms.example\nContent-Type: multipart/mixed; boundary=b0\n\n${deep.join("")}`,
    );
    await server.deliver(mail("next"));
    for (let tries = 0; tries < 5; tries += 1) await round();
    expect(await subjects()).toEqual(["next"]);
    const { body } = await desk.staff.call("GET", "/api/admin/set-aside-mails");
    expect(body.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
      "failed",
      "too_large",
    ]);
  });

  test("keeps mails with files for as long as no scanner sees them, and no others", async () => {
    await desk.close();
    const clamd = await openFakeClamd();
    const settings = { INBOX_URL: server.url, MAIL_FROM: "hello@firm.example" };
    desk = await openDesk({ ...settings, CLAMD_URL: clamd.url });
    await clamd.stop();
    await server.deliver(mail("with-file", "Hello.", true));
    await server.deliver(mail("without"));
    for (let tries = 0; tries < 6; tries += 1) await round();
    expect(await subjects()).toEqual(["without"]);
    expect(desk.home.logs()).toContain("emails with files wait for the virus scanner");
    await clamd.start();
    await round();
    expect(await subjects()).toEqual(["with-file", "without"]);
    await clamd.stop();
  });

  test("that is away is asked again in the next round", async () => {
    await server.stop();
    await round();
    expect(desk.home.logs()).toContain("the mailbox could not be read");
  });
});
