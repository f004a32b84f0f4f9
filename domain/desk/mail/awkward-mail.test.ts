import { afterAll, beforeAll, expect, test } from "vitest";
import { mail, type MailDesk, openMailDesk } from "../../../tests/support/mail-desk.ts";

let desk: MailDesk;
let lead: string;
beforeAll(async () => {
  desk = await openMailDesk();
});
afterAll(() => desk.close());

const awkward = (headers: string, body: string) =>
  Buffer.from(`From: a@x.example\r\nTo: inbox@firm.example\r\n${headers}\r\n\r\n${body}`);
const html = "Content-Type: text/html";
const mixed = "Content-Type: multipart/mixed; boundary=b";
const attached = (name: string, file: string) =>
  awkward(
    mixed,
    `--b\r\n\r\nWords.\r\n--b\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${file}\r\n--b--`,
  );
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
  [
    "a PDF of streams that never end",
    attached("a.pdf", `%PDF-1.7\n${"stream\n".repeat(60_000)}%%EOF`),
    /^Words\.$/,
  ],
  ["a file with many dots in its name", attached(`a${".".repeat(120_000)}b`, "b"), /^Words\.$/],
])("%s is taken as it is, and soon", async (_, raw, text) => {
  const begun = process.threadCpuUsage();
  const taken = await desk.take(raw);
  expect(taken).toMatchObject({ state: "taken" });
  const { messages: all } = await desk.see(taken?.conversationId ?? "");
  expect(all.at(-1).text).toMatch(text);
  const { user, system } = process.threadCpuUsage(begun);
  // Microseconds.
  expect(user + system).toBeLessThan(10_000_000);
});

test("an invitation stays as a file", async () => {
  const taken = await desk.take(awkward("Content-Type: text/calendar; method=REQUEST", invitation));
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
  lead = await desk.newLead();
  const results = checks.split("|").map((one) => `Authentication-Results: mx; ${one}\r\n`);
  const taken = await desk.take(mail(from, desk.addressOf(lead), "Hello", results.join("")));
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
    const taken = await desk.take(awkward(`Subject: ${encoded}`, subject));
    expect(taken, subject).toMatchObject({ reason: "auto_reply" });
  }
});

test("what says the same without a number of its own is still two mails", async () => {
  const one = await desk.take(awkward(`${mixed}\r\nX-N: 1`, "--b--"));
  const two = await desk.take(awkward(`${mixed}\r\nX-N: 2`, "--b--"));
  expect([one?.state, two?.state]).toEqual(["taken", "taken"]);
});

test("staff see what was set aside, take it in or dismiss it, and nobody else does", async () => {
  lead = await desk.newLead();
  const taken = await desk.take(mail("mallory@x.example", desk.addressOf(lead), "Let me in."));
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
  desk.home.sent.length = 0;
  const answers = await Promise.all(
    [desk.staff, desk.colleague].map(({ call }) => call("POST", `${one}/intake`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  const id = answers.find(({ status }) => status === 201)?.body.conversationId;
  expect(id).not.toBe(lead);
  expect(desk.home.sent.map(({ name }) => name)).toEqual(["enquiry-notice"]);
  expect(await desk.see(id)).toMatchObject({ email: "mallory@x.example", kind: "lead" });
  const other = await desk.take(mail("mallory@x.example", desk.addressOf(lead), "And now?"));
  const decided = await Promise.all([
    desk.staff.call("POST", `${path}/${other?.id}/dismissal`),
    desk.colleague.call("POST", `${path}/${other?.id}/dismissal`),
  ]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await desk.see(lead)).messages).toHaveLength(1);
});
