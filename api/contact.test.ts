import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contacts } from "../domain/enquiries/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { enquiryRule } from "./limits.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let visitors = 0;
/** Each call comes from an address of its own, so that only the test about the limit meets it. */
const peer = () => `198.51.100.${++visitors}`;

const good = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "",
  company: "Analytical Engines",
  interestedIn: "zoho",
  message: "We would like to move to Zoho.",
};

const rows = () => home.database.db.select().from(contacts).orderBy(contacts.id);

async function send(body: unknown, headers: Record<string, string> = {}) {
  return home.post("/api/contact", body, { headers, peer: peer() });
}

test("whoever asks is told by when a message would be answered, as its answer says", async () => {
  // A Wednesday, 10 AM at the firm: no answer would be due a day later for what comes a second later.
  const ahead = Date.parse("2031-03-05T18:00:00Z") - Date.now();
  home.advance(ahead);
  const said = await home.app.request("/api/contact/answer-by");
  expect(said.status).toBe(200);
  const { by } = (await said.json()) as { by: string };
  const sent = (await (await send(good)).json()) as { by: string };
  expect(Date.parse(sent.by) - Date.parse(by)).toBeLessThan(60_000);
  expect(Date.parse(by)).toBeGreaterThan(home.ctx.clock.now().getTime() + 23 * 3_600_000);
  home.advance(-ahead);
  await home.database.db.delete(contacts);
});

test("a good message is stored with its jobs and answered 201", async () => {
  home.sent.length = 0;
  const answer = await send(good);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    message: "We'll respond within 1 business day.",
    by: expect.any(String),
  });
  expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const row = (await rows()).at(-1);
  expect(row).toMatchObject({
    firstName: "Ada",
    phone: null,
    company: "Analytical Engines",
    quarantinedBecause: null,
  });
  expect(row?.requestId).toBe(answer.headers.get("x-request-id"));
  expect(home.sent).toEqual([
    { name: "enquiry-notice", payload: { contactId: row?.id } },
    { name: "enquiry-acknowledgement", payload: { contactId: row?.id } },
  ]);
});

describe("each field says what is wrong with it", () => {
  test.each([
    ["firstName", "  ", "First name is required"],
    ["firstName", undefined, "First name is required"],
    ["firstName", "x".repeat(101), "First name is too long"],
    ["lastName", "", "Last name is required"],
    ["lastName", 7, "Last name is required"],
    ["email", "ada@", "Please enter a valid email address"],
    ["email", undefined, "Please enter a valid email address"],
    ["email", "ada@example.com\r\nBcc: eve@example.com", "Please enter a valid email address"],
    ["interestedIn", "", "Please select an option"],
    ["interestedIn", "toString", "Please select an option"],
    ["message", "too short", "Message must be at least 10 characters"],
    ["message", `a${" ".repeat(20)}`, "Message must be at least 10 characters"],
    ["message", "x".repeat(5001), "Message must be at most 5,000 characters"],
    ["phone", "1".repeat(41), "Phone number is too long"],
    ["company", "x".repeat(151), "Company name is too long"],
  ])("%s: %j", async (field, value, message) => {
    const answer = await send({ ...good, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: "invalid", message, fields: { [field]: message } });
  });

  test.each(["null", "[]", '"text"', "7"])("a body of %s is no form", async (body) => {
    expect((await send(body)).status).toBe(400);
  });
});

describe("a message that looks automated is quarantined and gets the same response", () => {
  test.each([
    ["honeypot", () => ({ website: "https://spam.example" })],
    ["too_fast", () => ({ shownFor: 500 })],
    ["too_fast", () => ({ startedAt: Date.now() })],
  ])("%s", async (reason, trap) => {
    home.sent.length = 0;
    const answer = await send({ ...good, ...trap() });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      message: "We'll respond within 1 business day.",
      by: expect.any(String),
    });
    expect((await rows()).at(-1)?.quarantinedBecause).toBe(reason);
    expect(home.sent).toEqual([]);
  });

  test.each([
    ["a person's pace", () => ({ startedAt: Date.now() - 5000 })],
    ["a person's pace by a clock that is wrong", () => ({ shownFor: 5000, startedAt: Date.now() })],
    ["a clock that runs ahead", () => ({ startedAt: Date.now() + 60_000 })],
    ["no time at all", () => ({ startedAt: "soon" })],
    ["nothing instead of a time", () => ({ shownFor: null })],
  ])("%s is let through", async (_, said) => {
    await send({ ...good, ...said() });
    expect((await rows()).at(-1)?.quarantinedBecause).toBeNull();
  });
});

test("line breaks in a name cannot become mail headers", async () => {
  home.sent.length = 0;
  await send({ ...good, firstName: "Eve\r\nBcc: all@example.com", lastName: "\u0000x" });
  expect((await rows()).at(-1)).toMatchObject({
    firstName: "Eve Bcc: all@example.com",
    lastName: "x",
  });
  for (const job of home.sent) await home.runJob(job);
  const mails = (await home.services.mailbox?.list()) ?? [];
  expect(mails).toHaveLength(2);
  expect(mails.every((mail) => !/[\r\n]/.test(mail.subject))).toBe(true);
});

test("markup in a message stays text", async () => {
  home.sent.length = 0;
  await send({ ...good, lastName: "<b>", message: "<script>alert(1)</script>" });
  for (const job of home.sent) await home.runJob(job);
  const mailbox = home.services.mailbox;
  const mails = await Promise.all(
    ((await mailbox?.list()) ?? []).map(async ({ id }) => mailbox?.get(id)),
  );
  const notice = mails.find((mail) => mail?.text.includes("<script>"));
  expect(notice?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(mails.some((mail) => /<script|<b>/.test(mail?.html ?? ""))).toBe(false);
});

test("twelve messages from as many networks, signed in or not, send one mailbox three mails, and staff twelve", async () => {
  home.sent.length = 0;
  const spellings = ["v.ictim@example.com", "Victim@Example.com", "victim+news@example.com"];
  const Cookie = await home.signIn("mallory@example.com");
  for (let sent = 0; sent < 12; sent++) {
    const answer = await send({ ...good, email: spellings[sent % 3] }, sent < 6 ? {} : { Cookie });
    expect(answer.status).toBe(201);
  }
  await Promise.all(home.sent.map((job) => home.runJob(job)));
  await Promise.all(home.sent.map((job) => home.runJob(job)));
  const mails = (await home.services.mailbox?.list()) ?? [];
  expect(mails.filter(({ to }) => /victim/i.test(to.replace(".", "")))).toHaveLength(3);
  const ids = new Set(home.sent.map(({ payload }) => (payload as { contactId: number }).contactId));
  const notices = mails.filter(({ id }) => id.startsWith("enquiry-notice-"));
  const told = notices.filter(({ id }) => ids.has(Number(/(\d+)-\w+$/.exec(id)?.[1])));
  expect(told).toHaveLength(12);
  home.advance(24 * 60 * 60_000 + 1000);
  await send({ ...good, email: "victim@example.com" });
  await home.runJob(home.sent.at(-1)!);
  expect((await home.services.mailbox?.list())?.[0]?.to).toBe("victim@example.com");
});

describe("a greeting repeats nothing but a name", () => {
  test.each([
    ["Ada", " Ada"],
    ["Mary Jane", " Mary Jane"],
    ["O’Neil", " O’Neil"],
    ["李", " 李"],
    ["you have won a prize", ""],
    ["call now", ""],
    ["evil.example", ""],
    ["ada@example.com", ""],
    ["Congratulationsyouwonaprize", ""],
  ])("%s", async (firstName, greeted) => {
    const email = `greeted-${visitors}@example.com`;
    await send({ ...good, firstName, email });
    await home.runJob(home.sent.at(-1)!);
    const [newest] = (await home.services.mailbox?.list()) ?? [];
    const mail = await home.services.mailbox?.get(newest?.id ?? "");
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(`Hello${greeted},`);
  });
});

test("a payload cannot pollute prototypes", async () => {
  const answer = await send(
    `{"__proto__":{"polluted":true,"website":"x"},"constructor":{"prototype":{"polluted":true}},${JSON.stringify({ ...good, company: "Polluter" }).slice(1)}`,
  );
  expect(answer.status).toBe(201);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect((await rows()).at(-1)?.quarantinedBecause).toBeNull();
});

test("columns outside the form cannot be set", async () => {
  await send({ ...good, id: 1_000_000, userId: "someone", createdAt: 0 });
  expect((await rows()).at(-1)).toMatchObject({ userId: null });
  expect((await rows()).some((row) => row.id === 1_000_000)).toBe(false);
});

test("the eleventh message in an hour is refused, however the address is spelled", async () => {
  for (let sent = 0; sent < enquiryRule.points; sent++) {
    const address = sent % 2 ? "::ffff:203.0.113.7" : "203.0.113.7";
    expect((await home.post("/api/contact", good, { peer: address })).status).toBe(201);
  }
  const claims = { "X-Forwarded-For": "198.51.100.250" };
  const refused = await home.post("/api/contact", good, { peer: "203.0.113.7", headers: claims });
  expect(refused.status).toBe(429);
  expect(home.logs()).toMatch(/"status":429,"ms":\d+,"address":"[\d.a-f:]+"/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect(await refused.json()).toMatchObject({ code: "too_many" });
});

test("the log contains nothing of the message", () => {
  expect(home.logs()).toContain('"path":"/api/contact"');
  expect(home.logs()).not.toMatch(/ada@example|Lovelace|move to Zoho/);
});
