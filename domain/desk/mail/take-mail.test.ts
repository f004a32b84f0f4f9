import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dieAt, Killed } from "../../../tests/support/die-at.ts";
import { ask, type Desk, openDesk, sendEnquiry } from "../../../tests/support/desk.ts";
import { messages } from "../tables.ts";
import { receivedMails } from "./tables.ts";
import { readReplyAddress, replyAddress } from "./reply-address.ts";
import { takeMail } from "./take-mail.ts";

const folder = join(import.meta.dirname, "../../../tests/fixtures/mail");
const settings = {
  INBOX_URL: "imaps://inbox%40firm.example:secret@imap.firm.example/INBOX",
  MAIL_FROM: "hello@firm.example",
};

let desk: Desk;
let lead: string;
let uid = 0;
beforeAll(async () => {
  desk = await openDesk(settings);
});
afterAll(() => desk.close());

const known = () => desk.home.services.settings;
const addressOf = (id: string) => replyAddress(known(), id) ?? "";

async function fixture(name: string, id: string): Promise<Buffer> {
  const text = (await readFile(join(folder, `${name}.eml`))).toString("latin1");
  const filled = text
    .replaceAll("{{reply}}", addressOf(id))
    .replaceAll("{{id}}", id)
    .replaceAll("{{hex}}", id.replaceAll("-", ""));
  return Buffer.from(filled, "latin1");
}

async function take(raw: Uint8Array, cut = false) {
  uid += 1;
  const at = { uid, uidValidity: "1", readerId: "test" };
  await takeMail(desk.home.ctx, at, { raw, cut }, known());
  const { db } = desk.home.database;
  const [row] = await db.select().from(receivedMails).where(eq(receivedMails.uid, uid));
  if (!row) return null;
  const [said] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, row.conversationId ?? crypto.randomUUID()),
        eq(messages.author, "client"),
      ),
    )
    .orderBy(desc(messages.n));
  return { ...row, said };
}

/** From a network of its own, and later than those before, as limits count both. */
function newLead() {
  desk.home.advance(30 * 60_000);
  return sendEnquiry(desk.home, desk.staff, {}, `192.0.2.${(uid % 200) + 1}`);
}
const mail = (from: string, to: string, text: string, more = "") =>
  Buffer.from(
    `From: ${from}\r\nTo: ${to}\r\nSubject: Hello\r\nMessage-ID: <${crypto.randomUUID()}@x.example>\r\n${more}\r\n${text}\r\n`,
  );

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
  lead = await newLead();
  const taken = await take(await fixture(name, lead));
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
  lead = await newLead();
  const before = desk.home.sent.length;
  const taken = await take(await fixture(name, lead));
  expect(taken).toMatchObject({ state: "set_aside", reason, conversationId: null });
  expect(taken?.raw?.length).toBeGreaterThan(0);
  expect((await desk.see(lead)).messages).toHaveLength(1);
  expect(desk.home.sent).toHaveLength(before);
});

test.each(["forwarded-thread", "guessed-address", "new-lead"])(
  "%s becomes a lead of its own, which is acknowledged",
  async (name) => {
    lead = await newLead();
    const taken = await take(await fixture(name, lead));
    expect(taken?.state).toBe("taken");
    const id = taken?.conversationId ?? "";
    expect(id).not.toBe(lead);
    const seen = await desk.see(id);
    expect(seen).toMatchObject({ kind: "lead", status: "new", clock: { kind: "first_answer" } });
    await desk.home.runJob({ name: "mail-acknowledgement", payload: { conversationId: id } });
    const [sent] = (await desk.mailsAbout("Your email has arrived")).filter(
      ({ to }) => to === taken?.address,
    );
    expect(sent?.replyTo).toBe(addressOf(id));
  },
);

test("every fixture is tried", async () => {
  const tried = [...Object.keys(turns), ...Object.keys(aside)];
  const others = ["forwarded-thread", "guessed-address", "new-lead"];
  const there = (await readdir(folder)).map((file) => file.replace(".eml", ""));
  expect(there.toSorted()).toEqual([...tried, ...others].toSorted());
});

test("files are taken, and what is not taken is named", async () => {
  lead = await newLead();
  const raw = (await fixture("attachments", lead)).toString("latin1");
  await take(Buffer.from(raw.replace("attachments@", "again@"), "latin1"));
  const { messages: all } = await desk.see(lead);
  expect(all.at(1).files).toMatchObject([{ name: "notes.txt", size: 12 }]);
  expect(all.at(-1).text).toBe("Came by email and was not taken: tool.exe.");
});

test("the same mail twice is one turn, whatever its number", async () => {
  lead = await newLead();
  const raw = await fixture("gmail-reply", lead);
  await take(Buffer.from(raw.toString("latin1").replace("gmail-reply@", "once@"), "latin1"));
  await take(
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
  const write = (from: string) => take(mail(from, addressOf(id), "By mail."));
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
    take(mail(own.owner.email, addressOf(id), "By mail.")),
    desk.write(id, "By hand."),
  ]);
  const read = await desk.read(id);
  expect(read.status).toBe("open");
  expect(read.clock).toMatchObject({ metAt: null, paused: false });
  const texts = read.messages.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(expect.arrayContaining(["By mail.", "By hand."]));
});

test("a known member who writes afresh asks for themselves", async () => {
  const taken = await take(mail(desk.own.owner.email, "inbox@firm.example", "A new matter."));
  expect(await desk.read(taken?.conversationId ?? "")).toMatchObject({
    companyId: null,
    you: true,
  });
});

test("what comes too often is no person", async () => {
  const states = new Set();
  for (let n = 0; n <= 20; n += 1)
    states.add((await take(mail("often@x.example", "inbox@firm.example", `Number ${n}`)))?.reason);
  expect([...states]).toEqual([null, "too_many"]);
});

const awkward = (headers: string, body: string) =>
  Buffer.from(`From: a@x.example\r\nTo: inbox@firm.example\r\n${headers}\r\n\r\n${body}`);
const html = "Content-Type: text/html";
const mixed = "Content-Type: multipart/mixed; boundary=b";
const invitation = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR";

test.each<[string, Buffer, RegExp]>([
  ["a number with a zero byte", awkward("Message-ID: <a\0b@x.example>", "Zero."), /^Zero\.$/],
  ["a frame without its border", awkward("Content-Type: multipart/mixed", "Words."), /^Words\.$/],
  ["what is no base64", awkward("Content-Transfer-Encoding: base64", "@@##"), /^@@##$/],
  ["only a signature", awkward("", "-- \r\nCharles"), /^-- \nCharles$/],
  ["no words at all", awkward("Subject: Empty", ""), /^\(This email has no text\.\)$/],
  [
    "less than",
    awkward(html, "<p>5 < 6, ma&ntilde;ana &bull; &Ccedil;a</p>"),
    /^5 < 6, mañana • Ça$/,
  ],
  [
    "a head without its end",
    awkward(html, "<head><title>x</title><meta><body>Words."),
    /^Words\.$/,
  ],
  [
    "conditional comments",
    awkward(html, "<!--[if !mso]><!-->Shown<!--<![endif]--><!-- -->."),
    /^Shown\.$/,
  ],
  ["many spaces", awkward(html, `a${"&#32;".repeat(90_000)}b`), /^a +/],
  ["many beginnings", awkward(html, `Words.${"<!--".repeat(120_000)}`), /^Words\.$/],
  [
    "a file with a zero byte in its name",
    awkward(
      mixed,
      "--b\r\nContent-Disposition: attachment; filename*=utf-8''a%00.exe\r\n\r\n\u0001\r\n--b--",
    ),
    /not taken: a \.exe\.$/,
  ],
])("%s is taken as it is, and soon", async (_, raw, text) => {
  const started = performance.now();
  const taken = await take(raw);
  expect(taken).toMatchObject({ state: "taken" });
  const { messages: all } = await desk.see(taken?.conversationId ?? "");
  expect(all.at(-1).text).toMatch(text);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("an invitation stays as a file", async () => {
  const taken = await take(awkward("Content-Type: text/calendar; method=REQUEST", invitation));
  const { messages: all } = await desk.see(taken?.conversationId ?? "");
  expect(all[0].files).toMatchObject([{ name: "invitation.ics.txt" }]);
});

test.each([
  ["a group around its sender", "x:charles@example.org;", "", "no_sender"],
  ["an address no mail server takes", `${"a".repeat(300)}@x.example`, "", "no_sender"],
  ["a second check that failed", "charles@example.org", "spf=pass|dmarc=fail", "unproved"],
  ["another address of the same person", "charles+new@example.org", "", "stranger"],
  ["a name that is an address", "charles@example.org <mallory@x.example>", "", "stranger"],
])("%s joins nothing", async (_, from, checks, reason) => {
  lead = await newLead();
  const results = checks.split("|").map((one) => `Authentication-Results: mx; ${one}\r\n`);
  const taken = await take(mail(from, addressOf(lead), "Hello", results.join("")));
  expect(taken).toMatchObject({ state: "set_aside", reason });
});

test.each([
  ["Risposta automatica: x", "Automatisch antwoord: x", "Resposta automática: x"],
  ["Autosvar: x", "Automatiskt svar: x", "Automatisk svar: x", "Automaattinen vastaus: x"],
  ["自动回复: x", "자동 회신: x", "Автоматический ответ: x", "Automatyczna odpowiedź: x"],
  ["Fuori ufficio: x", "Afwezig: x", "Ausente: x", "Abwesend: x", "I am out of the office"],
])("%s, %s and %s come from no person", async (...subjects) => {
  for (const subject of subjects) {
    const encoded = `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=`;
    const taken = await take(awkward(`Subject: ${encoded}`, subject));
    expect(taken, subject).toMatchObject({ reason: "auto_reply" });
  }
});

test("what says the same without a number of its own is still two mails", async () => {
  const one = await take(awkward(`${mixed}\r\nX-N: 1`, "--b--"));
  const two = await take(awkward(`${mixed}\r\nX-N: 2`, "--b--"));
  expect([one?.state, two?.state]).toEqual(["taken", "taken"]);
});

test("killed between any two writes nothing of it is there, and then all of it once", async () => {
  lead = await newLead();
  const raw = await fixture("attachments", lead);
  const own = Buffer.from(raw.toString("latin1").replace("attachments@", "killed@"), "latin1");
  uid += 1;
  const at = { uid, uidValidity: "1", readerId: "test" };
  for (let write = 1; ; write += 1) {
    const db = dieAt(desk.home.database.db, write);
    const died = await takeMail(
      { ...desk.home.ctx, db },
      at,
      { raw: own, cut: false },
      known(),
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
  const taken = await take(mail("big@x.example", "inbox@firm.example", ""), true);
  expect(taken).toMatchObject({ reason: "too_large", raw: null });
});

test("an answer goes out with the conversation's own address, and nobody guesses another's", async () => {
  lead = await newLead();
  await desk.reply(lead);
  const [job] = await desk.sentFor("conversation-reply", lead);
  await desk.home.runJob(job!);
  const [sent] = await desk.mailsAbout("Turn it off and on.");
  expect(sent?.replyTo).toBe(addressOf(lead));
  expect(readReplyAddress(known(), addressOf(lead).toUpperCase())).toBe(lead);
  const other = addressOf(lead).replace(/[\da-f](?=@)/, (last) => (last === "0" ? "1" : "0"));
  expect(readReplyAddress(known(), other)).toBeNull();
  expect(addressOf(lead).split("@")[0]?.length).toBeLessThanOrEqual(64);
});

test("staff see what was set aside, take it in or dismiss it, and nobody else does", async () => {
  lead = await newLead();
  const taken = await take(mail("mallory@x.example", addressOf(lead), "Let me in."));
  const path = "/api/admin/set-aside-mails";
  const one = `${path}/${taken?.id}`;
  for (const { call } of [desk.own.owner, desk.own.viewer])
    for (const [method, at] of [
      ["GET", path],
      ["POST", `${one}/intake`],
      ["POST", `${one}/dismissal`],
    ] as const)
      expect((await call(method, at)).status).toBe(403);
  const { body } = await desk.staff.call("GET", path);
  expect(body[0]).toMatchObject({ reason: "stranger", excerpt: "Let me in." });
  const answers = await Promise.all(
    [desk.staff, desk.colleague].map(({ call }) => call("POST", `${one}/intake`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  const id = answers.find(({ status }) => status === 201)?.body.conversationId;
  expect(id).not.toBe(lead);
  expect(await desk.see(id)).toMatchObject({ email: "mallory@x.example", kind: "lead" });
  const other = await take(mail("mallory@x.example", addressOf(lead), "And now?"));
  const decided = await Promise.all([
    desk.staff.call("POST", `${path}/${other?.id}/dismissal`),
    desk.colleague.call("POST", `${path}/${other?.id}/dismissal`),
  ]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await desk.see(lead)).messages).toHaveLength(1);
});
