import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../platform/db/database.ts";
import { sentMails } from "../../platform/db/tables.ts";
import { ask, type Desk, openDesk, sendEnquiry } from "../../tests/support/desk.ts";
import { dieAt, Killed } from "../../tests/support/die-at.ts";
import { sendFile } from "../../tests/support/files.ts";
import { startMailServer } from "../../tests/support/smtp.ts";
import { reply } from "./reply.ts";
import { messages } from "./tables.ts";

let desk: Desk;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  desk = await openDesk({ SMTP_URL: mail.url, MAIL_FROM: "hello@firm.example" });
});
afterAll(async () => {
  await desk.close();
  await mail.close();
});

const answers = async (id: string) => {
  const { db } = desk.home.database;
  const rows = await db.select().from(messages).where(eq(messages.conversationId, id));
  return rows.filter(({ author }) => author === "staff");
};

test.each([
  ["a request", () => ask(desk.own.owner)],
  ["a lead", () => sendEnquiry(desk.home, desk.staff)],
])(
  "dying anywhere between an answer to %s and its mail doubles and loses nothing",
  async (_what, open) => {
    const id = await open();
    const { home, staff } = desk;
    const key = crypto.randomUUID();
    const actor = { kind: "member" as const, userId: staff.id, email: staff.email, isAdmin: true };
    const answer = (db: Queryable) =>
      reply({ ...home.ctx, actor, db }, id, { text: "Turn it off and on.", key, files: [] });
    let deaths = 0;
    for (let isDone = false; !isDone;) {
      isDone = await answer(dieAt(home.database.db, deaths + 1)).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return false;
        },
      );
      if (isDone) break;
      deaths += 1;
      expect(await answers(id), `at write ${deaths}`).toEqual([]);
    }
    expect(deaths).toBeGreaterThan(3);
    // Whoever pressed has no answer yet, and presses again.
    await answer(home.database.db);
    const [said, ...more] = await answers(id);
    expect(more).toEqual([]);
    const jobs = await desk.sentFor("conversation-reply", id);
    const last = jobs.filter(
      ({ payload }) => (payload as { messageId: string }).messageId === said?.id,
    );
    expect(last).toHaveLength(1);
    // The program dies after the server took the mail, before it is stored that it did: the job runs again.
    mail.received.length = 0;
    for (const _ of [1, 2]) {
      await home.database.db.delete(sentMails);
      await home.runJob(last[0]!);
    }
    const ids = mail.received.map(({ headers }) => headers.messageId);
    expect([ids.length, new Set(ids).size, ids[0]]).toEqual([
      2,
      1,
      expect.stringContaining(said!.id),
    ]);
    expect(mail.received[0]?.autoSubmitted, "a person wrote it").toBeUndefined();
  },
);

test("an answer whose files no mail server takes goes out without them, and staff read so once", async () => {
  const id = await sendEnquiry(desk.home, desk.staff, { email: "ada@example.org" });
  const big = { name: "looms.txt", text: "All of the plan. ".repeat(10_000) };
  const { body: file } = await sendFile(desk.home, desk.staff, big);
  await desk.reply(id, { text: "Here is the plan.", files: [file.id] });
  const [job] = await desk.sentFor("conversation-reply", id);
  Object.assign(mail, { received: [], mostBytes: 100_000, refusing: true });
  await expect(desk.home.runJob(job!), "the server is not well").rejects.toThrow("Try again later");
  mail.refusing = false;
  const refusedBefore = mail.refused;
  for (const _ of ["first", "killed before it was stored", "for nothing"]) {
    await desk.home.runJob(job!);
    if (mail.received.length === 1) await desk.home.database.db.delete(sentMails);
  }
  expect(mail.received.map(({ to }) => to)).toEqual(["ada@example.org", "ada@example.org"]);
  for (const said of ["Here is the plan.", "too large for email: looms.txt"])
    expect(mail.received[0]?.text).toContain(said);
  expect(mail.refused - refusedBefore, "with the files it is tried only once").toBe(1);
  mail.mostBytes = Infinity;
  const { messages: turns } = await desk.see(id);
  expect(turns.slice(2)).toMatchObject([
    { author: "system", text: expect.stringContaining("too large for email: looms.txt") },
  ]);
});
