import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dieAt, Killed } from "../../../tests/support/die-at.ts";
import { ask } from "../../../tests/support/desk.ts";
import {
  mail,
  type MailDesk,
  mailFixtures,
  openMailDesk,
} from "../../../tests/support/mail-desk.ts";
import { takeMail } from "./take-mail.ts";

let desk: MailDesk;
let lead: string;
beforeAll(async () => {
  desk = await openMailDesk();
});
afterAll(() => desk.close());

const thursday = "Thursday suits me.";
const turns: Record<string, [text: string, folded: string | null]> = {
  "gmail-reply": [`${thursday}\n\n--\nCharles Babbage\nDifference Engines`, "On Fri, Mar 7"],
  "outlook-reply": [thursday, "____"],
  "apple-reply": [`${thursday}\n\nSent from my iPhone`, "> On Mar 7"],
  "html-only": ["Thursday suits me & my colleague.", ">"],
  "between-lines": ["On Fri, Mar 7, 2031", null],
  "iso-2022-jp": ["木曜日は都合がいいです。", null],
  "windows-1252": ["Donnerstag paßt mir – für „immer“.", null],
  gb18030: ["星期四可以。", null],
  "unknown-charset": [thursday, null],
  "nested-forwards": ["Please see what she wrote.", null],
  attachments: ["Here they are.", null],
  winmail: [thursday, null],
  "no-text": ["(This email has no text.)", null],
  "in-copy": [thursday, null],
  "delivered-to": [thursday, null],
  "by-reference": [thursday, null],
};

test.each(Object.entries(turns))("%s joins its conversation", async (name, [text, folded]) => {
  lead = await desk.newLead();
  const taken = await desk.take(await desk.fixture(name, lead));
  expect(taken).toMatchObject({ state: "taken", conversationId: lead, raw: null });
  const { said } = taken!;
  const at = said?.quotedAt ?? said?.text.length;
  expect(said).toMatchObject({ via: "email", author: "client" });
  expect(said?.text.slice(0, at)).toMatch(text);
  expect(said?.text.slice(0, at)).not.toMatch(/script|tracker|color:red/);
  expect(said?.quotedAt === null ? null : said?.text.slice(at)).toEqual(
    folded === null ? null : expect.stringContaining(folded),
  );
});

const aside: Record<string, string> = {
  "bounce-postfix": "bounce",
  "bounce-exchange": "bounce",
  "away-english": "auto_reply",
  "away-german": "auto_reply",
  "away-french": "auto_reply",
  "away-spanish": "auto_reply",
  "away-japanese": "auto_reply",
  "away-by-header": "auto_reply",
  "loop-header": "loop",
  "loop-from": "loop",
  newsletter: "list",
  bulk: "list",
  "calendar-reply": "calendar",
  "two-senders": "no_sender",
  forged: "unproved",
  "stranger-with-address": "stranger",
  "stranger-by-reference": "stranger",
  "stranger-blind-copy": "stranger",
  "stranger-like-charles": "stranger",
};

test.each(Object.entries(aside))("%s is set aside and nobody is answered", async (name, reason) => {
  lead = await desk.newLead();
  const before = desk.home.sent.length;
  const taken = await desk.take(await desk.fixture(name, lead));
  expect(taken).toMatchObject({ state: "set_aside", reason, conversationId: null });
  expect(taken?.raw?.length).toBeGreaterThan(0);
  expect((await desk.see(lead)).messages).toHaveLength(1);
  expect(desk.home.sent).toHaveLength(before);
});

test.each(["forwarded-thread", "guessed-address", "new-lead"])(
  "%s becomes a lead of its own, which is acknowledged",
  async (name) => {
    lead = await desk.newLead();
    const taken = await desk.take(await desk.fixture(name, lead));
    expect(taken?.state).toBe("taken");
    const id = taken?.conversationId ?? "";
    expect(id).not.toBe(lead);
    const seen = await desk.see(id);
    expect(seen).toMatchObject({ kind: "lead", status: "new", clock: { kind: "first_answer" } });
    const queued = desk.home.sent.findLast(({ name }) => name === "mail-acknowledgement");
    expect(queued?.payload).toEqual({ conversationId: id, isProved: false });
    await desk.home.runJob(queued!);
    const [sent] = (await desk.mailsAbout("Your email has arrived")).filter(
      ({ to }) => to === taken?.address,
    );
    expect(sent?.replyTo).toBe(desk.addressOf(id));
  },
);

test("every fixture is tried", async () => {
  const tried = [...Object.keys(turns), ...Object.keys(aside)];
  const others = ["forwarded-thread", "guessed-address", "new-lead"];
  const there = (await readdir(mailFixtures)).map((file) => file.replace(".eml", ""));
  expect(there.toSorted()).toEqual([...tried, ...others].toSorted());
});

test("files are taken, and what is not taken is named", async () => {
  lead = await desk.newLead();
  const raw = (await desk.fixture("attachments", lead)).toString("latin1");
  await desk.take(Buffer.from(raw.replace("attachments@", "again@"), "latin1"));
  const { messages: all } = await desk.see(lead);
  expect(all.at(1).files).toMatchObject([{ name: "notes.txt", size: 12 }]);
  expect(all.at(-1).text).toBe("Came by email and was not taken: tool.exe.");
});

test("what is not taken of a colleague's mail is named to staff alone", async () => {
  const { own, colleague } = desk;
  const id = await ask(own.owner, { companyId: own.id });
  const file = 'Content-Disposition: attachment; filename="what they owe.exe"\r\n\r\n\u0001';
  const body = `--b\r\n\r\nSee this.\r\n--b\r\n${file}\r\n--b--`;
  const mixed = "Content-Type: multipart/mixed; boundary=b\r\n";
  await desk.take(mail(colleague.email, desk.addressOf(id), body, mixed));
  expect((await desk.see(id)).messages.slice(1)).toMatchObject([
    { text: "See this.", internal: true },
    { text: "Came by email and was not taken: what they owe.exe.", internal: true },
  ]);
  expect((await desk.read(id)).messages).toHaveLength(1);
});

test("where a form or an assistant asks for answers is said to staff, and nothing is sent there", async () => {
  const asking = "Reply-To: Ada <Ada@client.example>\r\n";
  const opened = async (from: string, more: string) => {
    const taken = await desk.take(mail(from, "inbox@firm.example", "Please call.", more));
    return taken?.conversationId ?? "";
  };
  const said = [
    { author: "client" },
    { author: "system", text: "Asks for answers at ada@client.example.", internal: true },
  ];
  const form = await opened("Form <noreply@forms.example>", asking);
  const seen = await desk.see(form);
  expect(seen.messages).toMatchObject(said);
  expect(seen.email).toBe("noreply@forms.example");
  const request = await opened(desk.own.owner.email, asking);
  expect((await desk.see(request)).messages).toMatchObject(said);
  expect((await desk.read(request)).messages).toHaveLength(1);
  const same = await opened("Ada@client.example", asking);
  expect((await desk.see(same)).messages).toHaveLength(1);
});

test("staff are mailed the beginning of a long one, and the button below it that Gmail would hide", async () => {
  const long = `${"a".repeat(134)}👩🏽‍🚀${" Stuck!".repeat(14_000)}`;
  const taken = await desk.take(mail("ada@long.example", "inbox@firm.example", long));
  const id = taken?.conversationId ?? "";
  await desk.take(mail("ada@long.example", desk.addressOf(id), long));
  const jobs = ["enquiry-notice", "conversation-notice"].map((job) =>
    desk.home.sent.findLast(({ name }) => name === job),
  );
  for (const job of jobs) await desk.home.runJob(job!);
  const mails = await desk.mailsAbout(`/admin/inbox/${id}`);
  expect(mails).toHaveLength(2);
  for (const { html, text } of mails) {
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(text.slice(-400)).toMatch(/Stuck!.{0,6}…\n\nThe rest is in the inbox\.\n/);
    expect(html.slice(0, 5000), "a whole emoji or none").toContain(`\n${"a".repeat(134)}…&#847;`);
  }
});

test("the same mail twice is one turn, whatever its number", async () => {
  lead = await desk.newLead();
  const raw = await desk.fixture("gmail-reply", lead);
  await desk.take(Buffer.from(raw.toString("latin1").replace("gmail-reply@", "once@"), "latin1"));
  await desk.take(
    Buffer.from(
      `Received: again\r\n${raw.toString("latin1").replace("gmail-reply@", "once@")}`,
      "latin1",
    ),
  );
  expect((await desk.see(lead)).messages).toHaveLength(2);
});

test("who asks for a company writes to its requests, and nobody else of it", async () => {
  const { own, colleague } = desk;
  const id = await ask(own.owner, { companyId: own.id });
  const write = (from: string) => desk.take(mail(from, desk.addressOf(id), "By mail."));
  expect(await write(own.requester.email)).toMatchObject({ conversationId: id });
  expect(await write(own.viewer.email)).toMatchObject({ reason: "stranger" });
  expect(await write(colleague.email)).toMatchObject({ conversationId: id });
  const { messages: all } = await desk.read(id);
  expect(all.map((one: { text: string; via: string }) => [one.text, one.via])).toEqual([
    ["Please help.", "portal"],
    ["By mail.", "email"],
  ]);
  const seen = (await desk.see(id)).messages.at(-1);
  expect(seen).toMatchObject({ author: "staff", internal: true });
});

test("a mail opens what was solved, as a message does, and a mail and a message at once both stand", async () => {
  const { own } = desk;
  const id = await ask(own.owner, { companyId: own.id });
  await own.owner.call("POST", `/api/requests/${id}/solution`);
  await Promise.all([
    desk.take(mail(own.owner.email, desk.addressOf(id), "By mail.")),
    desk.write(id, "By hand."),
  ]);
  const read = await desk.read(id);
  expect(read.status).toBe("open");
  expect(read.clock).toMatchObject({ metAt: null, paused: false });
  const texts = read.messages.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(expect.arrayContaining(["By mail.", "By hand."]));
});

test("a known member who writes afresh asks for themselves", async () => {
  const taken = await desk.take(mail(desk.own.owner.email, "inbox@firm.example", "A new matter."));
  expect(await desk.read(taken?.conversationId ?? "")).toMatchObject({
    companyId: null,
    you: true,
  });
});

test("what comes too often is no person", async () => {
  const states = new Set();
  for (let n = 0; n <= 20; n += 1)
    states.add(
      (await desk.take(mail("often@x.example", "inbox@firm.example", `Number ${n}`)))?.reason,
    );
  expect([...states]).toEqual([null, "too_many"]);
});

test("killed between any two writes nothing of it is there, and then all of it once", async () => {
  lead = await desk.newLead();
  const raw = await desk.fixture("attachments", lead);
  const own = Buffer.from(raw.toString("latin1").replace("attachments@", "killed@"), "latin1");
  const at = desk.nextPlace();
  for (let write = 1; ; write += 1) {
    const db = dieAt(desk.home.database.db, write);
    const died = await takeMail(
      { ...desk.home.ctx, db },
      at,
      { raw: own, cut: false },
      desk.known,
    ).then(
      () => false,
      (error: unknown) => error instanceof Killed,
    );
    const { messages: all } = await desk.see(lead);
    if (!died) {
      expect(write).toBeGreaterThan(3);
      expect(all).toHaveLength(3);
      break;
    }
    expect(all).toHaveLength(1);
  }
});

test("one that is too large is set aside without its body", async () => {
  const taken = await desk.take(mail("big@x.example", "inbox@firm.example", ""), true);
  expect(taken).toMatchObject({ reason: "too_large", raw: null });
});

test("an answer goes out with the conversation's own address", async () => {
  lead = await desk.newLead();
  await desk.reply(lead);
  const [job] = await desk.sentFor("conversation-reply", lead);
  await desk.home.runJob(job!);
  const [sent] = await desk.mailsAbout("Turn it off and on.");
  expect(sent?.replyTo).toBe(desk.addressOf(lead));
});

test("a lead whose last mail was not read is not made a company unread", async () => {
  const lead = await desk.newLead();
  const [{ id: after }] = (await desk.see(lead)).messages;
  await desk.take(mail("charles@example.org", desk.addressOf(lead), "We chose somebody else."));
  const win = (body?: object) => desk.staff.call("POST", `/api/admin/inbox/${lead}/company`, body);
  const refused = await win({ after });
  expect([refused.status, refused.body.current]).toEqual([
    409,
    expect.objectContaining({ author: "client", text: "We chose somebody else." }),
  ]);
  expect(await desk.see(lead)).toMatchObject({ status: "open", wonCompanyId: null });
  expect((await win({ after: refused.body.current.id })).status).toBe(201);
});
