import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { membershipRequests } from "../domain/applications/tables.ts";
import { contacts } from "../domain/enquiries/tables.ts";
import { newCompany } from "../tests/support/company.ts";
import { quoteDraft, quotesPath } from "../tests/support/quote-draft.ts";
import {
  day,
  openWebhookDesk,
  type Receiver,
  verify,
  type WebhookDesk,
} from "../tests/support/webhook-desk.ts";

let desk: WebhookDesk;
let home: WebhookDesk["home"];
let staff: WebhookDesk["staff"];
let receiver: Receiver;
beforeAll(async () => {
  desk = await openWebhookDesk();
  ({ home, staff } = desk);
});
afterAll(() => home.close());
beforeEach(async () => void (receiver = await desk.receiver()));
afterEach(() => desk.clear());

const at = "/api/admin/webhooks";

test("goodwill whose answer was lost is given once", async () => {
  const { id, owner } = await newCompany(home);
  const given = { key: randomUUID(), minutes: 120, reason: "The outage" };
  const [first, again] = [
    await staff("POST", `/api/admin/companies/${id}/goodwill`, given),
    await staff("POST", `/api/admin/companies/${id}/goodwill`, given),
  ];
  expect(again).toMatchObject({ status: first.status, body: first.body });
  const { body } = await owner.call("GET", "/api/membership/hours");
  expect(body.grants).toHaveLength(1);
});

test("a request from the dashboard whose answer was lost is one request", async () => {
  const { owner } = await newCompany(home, "Asks twice");
  const asked = { topic: "support", message: "The import hangs again.", key: randomUUID() };
  const [first, again] = [
    await owner.call("POST", "/api/account/enquiries", asked),
    await owner.call("POST", "/api/account/enquiries", asked),
  ];
  expect(again.body).toEqual(first.body);
  expect((await staff("GET", "/api/admin/inbox?kind=request")).body).toHaveLength(1);
});

test("an endpoint whose answer was lost is told once, and its secret can be read again", async () => {
  const added = { url: receiver.url, events: ["lead.created"], key: randomUUID() };
  await staff("POST", at, added);
  const { body: made } = await staff("POST", at, added);
  await desk.lead();
  await desk.round();
  expect(receiver.got).toHaveLength(1);
  verify(made.secret, receiver);
});

test("a secret whose replacement was lost is replaced once, and the one before signs on", async () => {
  const { id, secret } = await desk.add(receiver.url);
  const replaced = { previousUntil: null, key: randomUUID() };
  const [first, again] = [
    await staff("POST", `${at}/${id}/secret`, replaced),
    await staff("POST", `${at}/${id}/secret`, replaced),
  ];
  expect(again.body).toEqual(first.body);
  const other = await staff("POST", `${at}/${id}/secret`, { ...replaced, key: randomUUID() });
  expect(other.status).toBe(409);
  await staff("POST", `${at}/${id}/test`);
  await desk.round();
  for (const known of [again.body.secret, secret])
    expect(verify(known, receiver)).toMatchObject({ type: "test" });
});

const visitor = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "(909) 555-0100",
  company: "Analytical Engines",
};

test.each([
  ["a message", "/api/contact", { interestedIn: "zoho", message: "We move to Zoho." }],
  ["a membership request", "/api/membership/request", { requestedPlan: "Growth" }],
])("%s of a visitor whose answer was lost is kept and told once", async (_, path, asked) => {
  const { db } = home.database;
  const kept = async () => (await db.$count(contacts)) + (await db.$count(membershipRequests));
  const before = await kept();
  home.sent.length = 0;
  const sent = { ...visitor, ...asked, key: randomUUID() };
  const send = async () => (await home.post(path, sent)).json();
  const [first, again] = await Promise.all([send(), send()]);
  expect(again).toEqual(first);
  expect(await kept()).toBe(before + 1);
  expect(new Set(home.sent.map(({ name }) => name)).size).toBe(home.sent.length);
  await home.post(path, { ...sent, key: randomUUID() });
  expect(await kept()).toBe(before + 2);
});

test("a note of staff whose answer was lost is one note", async () => {
  const { id } = await newCompany(home, "Noted once");
  await desk.lead();
  const [lead] = (await staff("GET", "/api/admin/inbox?kind=lead")).body;
  for (const at of [`/api/admin/companies/${id}/notes`, `/api/admin/inbox/${lead.id}/notes`]) {
    const noted = { text: "Call back on Monday.", key: randomUUID() };
    const [first, again] = [await staff("POST", at, noted), await staff("POST", at, noted)];
    expect(first.status).toBe(201);
    const { readAt: _, ...said } = again.body;
    expect(first.body).toMatchObject(said);
  }
});

test("a question about work whose answer was lost is asked once, and a quote is written once", async () => {
  const { id: companyId, owner } = await newCompany(home, "Questions");
  const date = new Date(home.ctx.clock.now().getTime() - day).toISOString().slice(0, 10);
  const done = { companyId, date, minutes: 60, where: "onshore", text: "Moved" };
  const { body: line } = await staff("POST", "/api/admin/work", done);
  const asked = { text: "Why?", key: randomUUID() };
  const ask = () => owner.call("POST", `/api/membership/work/${line.id}/questions`, asked);
  const [first, again] = await Promise.all([ask(), ask()]);
  expect([first.body.questions, again.body.questions]).toMatchObject([[{}], [{}]]);
  const written = { ...quoteDraft, companyId, key: randomUUID() };
  const write = async () => (await staff("POST", quotesPath, written)).body.id;
  expect(await write()).toBe(await write());
});

test("goodwill for another company under the same key is refused, and not lost", async () => {
  const companies = [await newCompany(home, "One"), await newCompany(home, "Other")];
  const given = { minutes: 60, reason: "A late answer.", key: randomUUID() };
  const answers = [];
  for (const { id } of companies)
    answers.push(await staff("POST", `/api/admin/companies/${id}/goodwill`, given));
  expect(answers.map(({ status }) => status)).toEqual([201, 409]);
});

test("what is noted of another company under the same key is refused, and not lost", async () => {
  const companies = [await newCompany(home, "One"), await newCompany(home, "Other")];
  const noted = { text: "Call back on Monday.", key: randomUUID() };
  const answers = [];
  for (const { id } of companies)
    answers.push(await staff("POST", `/api/admin/companies/${id}/notes`, noted));
  expect(answers.map(({ status }) => status)).toEqual([201, 409]);
});
