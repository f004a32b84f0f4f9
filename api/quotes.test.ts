import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { users } from "../domain/accounts/tables.ts";
import { finishDeletions } from "../domain/finish-deletions.ts";
import { startMembership } from "../domain/hours/start-membership.ts";
import { orders, quotes, quoteVersions } from "../domain/quotes/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { type Company, newCompany, newPerson, type Person } from "../tests/support/company.ts";
import { quoteDraft as draft, quotesPath as at } from "../tests/support/quote-draft.ts";

let home: TestApp, staff: Person, company: Company;
beforeAll(async () => {
  home = await openTestApp();
  staff = await newPerson(home, { email: trialAddresses.admin });
});
beforeEach(async () => {
  company = await newCompany(home);
});
afterAll(() => home.close());

const write = async (more: object = {}) =>
  (await staff.call("POST", at, { ...draft, companyId: company.id, ...more })).body;
const change = ({ id }: { id: string }, body: object) => staff.call("PUT", `${at}/${id}`, body);
const send = ({ id, version }: { id: string; version: number }) =>
  staff.call("POST", `${at}/${id}/sending`, { version });
const sent = async (more: object = {}) => (await send(await write(more))).body;

type Shown = { id: string; version: number; hash: string };
const accept = ({ id, version, hash }: Shown, { call } = company.owner) =>
  call("POST", `/api/quotes/${id}/acceptance`, { name: "Ada Lovelace", version, hash });
const read = ({ id }: { id: string }, { call } = company.owner) => call("GET", `/api/quotes/${id}`);
const ordersOf = ({ id }: { id: string }) =>
  home.database.db.select().from(orders).where(eq(orders.quoteId, id));

test("a quote is priced, sent to the owners, and accepted into an order that staff follow", async () => {
  const quote = await write();
  expect(quote).toMatchObject({
    status: "draft",
    version: 1,
    hash: null,
    subtotal: 449_999,
    discount: 67_500,
    total: 382_499,
    deposit: 153_000,
  });
  expect((await read(quote)).status).toBe(404);
  expect((await company.owner.call("GET", "/api/quotes")).body).toEqual([]);

  home.sent.length = 0;
  const { body: open } = await send(quote);
  expect(open).toMatchObject({ status: "sent", hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(home.sent.map(({ name }) => name)).toEqual(["quote-mail"]);
  await home.runJob(home.sent[0]!);
  const mails = await home.services.mailbox!.list();
  expect(mails.find(({ to }) => to === company.owner.email)?.subject).toContain(draft.title);
  const [kept] = await home.database.db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quote.id));
  expect(createHash("sha256").update(kept!.text).digest("hex")).toBe(open.hash);
  expect((await send(quote)).status).toBe(409);

  const { status, body } = await accept(open);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "accepted",
    acceptedName: "Ada Lovelace",
    order: { status: "ordered" },
  });
  const notice = home.sent.findLast(({ name }) => name === "quote-answer-notice");
  await home.runJob(notice!);
  for (const job of home.sent.filter(({ name }) => name === "quote-accepted-mail"))
    await home.runJob(job);
  const copies = (await home.services.mailbox!.list()).filter(({ subject }) =>
    subject.startsWith("Accepted: "),
  );
  expect(copies.map(({ to }) => to)).toEqual([company.owner.email]);
  expect((await home.services.mailbox!.get(copies[0]!.id))?.text).toContain(open.hash);
  const { body: today } = await staff.call("GET", "/api/admin/today");
  expect(today.items).toContainEqual(
    expect.objectContaining({ kind: "deposit", id: quote.id, href: `/admin/quotes/${quote.id}` }),
  );
  const moved = { status: "in_progress", notes: "Kickoff on Monday" };
  expect((await staff.call("PATCH", `${at}/${quote.id}/order`, moved)).body.order).toMatchObject(
    moved,
  );
  const { order } = (await read(quote)).body;
  expect([order.status, order.notes]).toEqual(["in_progress", undefined]);
  expect((await change(quote, { ...draft, version: 1 })).status).toBe(409);
  const { body: csv } = await staff.call("GET", `${at}.csv`);
  expect(csv).toContain("Zoho CRM Quickstart");
  const { body: log } = await staff.call("GET", `/api/admin/log?companyId=${company.id}`);
  expect(JSON.stringify(log)).toContain("accepted the ");
});

test("an edit of what was sent is a new version, which asks for a new yes", async () => {
  const first = await sent();
  const { body: second } = await change(first, { ...draft, title: "Smaller", version: 1 });
  expect(second).toMatchObject({ status: "draft", version: 2, hash: null });
  expect((await change(first, { ...draft, version: 1 })).status, "on the old one").toBe(409);
  expect((await accept(first)).status, "while it is edited").toBe(409);
  const { body: again } = await send(second);
  const { status, body } = await accept(first);
  expect([status, body.current.version]).toEqual([409, 2]);
  expect(await ordersOf(first)).toEqual([]);
  expect((await accept(again)).status).toBe(200);
});

describe("at the same time", () => {
  test("two tabs make one order", async () => {
    const quote = await sent();
    const answers = await Promise.all([accept(quote), accept(quote)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ordersOf(quote)).toHaveLength(1);
    const told = home.sent.filter(({ payload }) => JSON.stringify(payload).includes(quote.id));
    expect(told.filter(({ name }) => name === "quote-answer-notice")).toHaveLength(1);
  });

  test("a yes and an edit: either the order is of what was read, or there is none", async () => {
    for (let round = 0; round < 3; round += 1) {
      const quote = await sent();
      const [yes, edit] = await Promise.all([
        accept(quote),
        change(quote, { ...draft, title: "Dearer", version: 1 }),
      ]);
      expect([yes.status, edit.status].toSorted()).toEqual([200, 409]);
      const { body: after } = await staff.call("GET", `${at}/${quote.id}`);
      expect(after.title).toBe(yes.status === 200 ? draft.title : "Dearer");
      expect(await ordersOf(quote)).toHaveLength(yes.status === 200 ? 1 : 0);
    }
  });

  test("a yes and a no: one of them counts", async () => {
    const quote = await sent();
    const no = company.owner.call("POST", `/api/quotes/${quote.id}/refusal`, { because: "Later" });
    const answers = await Promise.all([accept(quote), no]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test("what has expired or was declined can’t be accepted until staff send it again", async () => {
  const today = home.ctx.clock.now().toISOString().slice(0, 10);
  const quote = await sent({ expiresOn: today });
  home.advance(2 * 86_400_000);
  expect((await read(quote)).body.status).toBe("expired");
  expect((await accept(quote)).body.message).toContain("expired");
  const { body: longer } = await change(quote, { ...draft, version: 1 });
  const { body: open } = await send(longer);
  const declined = await company.owner.call("POST", `/api/quotes/${quote.id}/refusal`, {
    because: "Too dear",
  });
  expect(declined.body).toMatchObject({ status: "declined", declinedBecause: "Too dear" });
  expect((await accept(open)).status).toBe(409);
  expect((await send(await write({ expiresOn: today }))).status, "past its last day").toBe(409);
});

test("only owners of its company answer a quote, and only staff write one", async () => {
  const quote = await sent();
  const outsider = await newPerson(home);
  const other = (await newCompany(home)).owner;
  const visitor = {
    call: (method: string, path: string, body?: object) =>
      home.request(method, path, {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
  const roles = [
    [company.billing, 403],
    [company.requester, 403],
    [company.viewer, 403],
    [outsider, 404],
    [other, 404],
    [staff, 404],
  ] as const;
  for (const [person, status] of roles) {
    expect((await read(quote, person)).status).toBe(status);
    expect((await accept(quote, person)).status).toBe(status);
    const no = await person.call("POST", `/api/quotes/${quote.id}/refusal`, {});
    expect(no.status).toBe(status);
  }
  expect((await visitor.call("POST", `/api/quotes/${quote.id}/refusal`, {})).status).toBe(401);
  const order = { status: "delivered", notes: "" };
  const calls = [
    ["GET", at, undefined],
    ["GET", `${at}.csv`, undefined],
    ["POST", at, { ...draft, companyId: company.id }],
    ["GET", `${at}/${quote.id}`, undefined],
    ["PUT", `${at}/${quote.id}`, { ...draft, version: 1 }],
    ["POST", `${at}/${quote.id}/sending`, { version: 1 }],
    ["PATCH", `${at}/${quote.id}/order`, order],
  ] as const;
  for (const [method, path, body] of calls)
    expect((await company.owner.call(method, path, body)).status, path).toBe(403);
  expect((await staff.call("PATCH", `${at}/${quote.id}/order`, order)).status).toBe(409);
  expect((await read(quote)).body.status).toBe("sent");
});

test("without a discount a quote has the one that the company’s plan brings", async () => {
  const without = { discountPercent: undefined };
  expect((await write(without)).discountPercent).toBe(0);
  const plan = { cadence: "month", billing: "by-hand" } as const;
  await startMembership(home.ctx, { companyId: company.id, planId: "crm-essentials", ...plan });
  expect((await write(without)).discountPercent).toBe(15);
  const tier = await newCompany(home);
  await startMembership(home.ctx, { companyId: tier.id, planId: "growth", ...plan });
  expect((await write({ ...without, companyId: tier.id })).discountPercent).toBe(0);
});

test("what does not fit is refused", async () => {
  for (const wrong of [
    { lines: [] },
    { lines: [{ text: "", quantity: 1, cents: 1 }] },
    { lines: [{ text: "Half", quantity: 0.5, cents: 1 }] },
    { discountPercent: 101 },
    { depositPercent: -1 },
    { expiresOn: "2099-02-30" },
    { title: " " },
  ])
    expect((await write(wrong)).code, JSON.stringify(wrong)).toBe("invalid");
  const quote = await sent();
  const { id, version, hash } = quote;
  for (const answer of [
    { name: " ", version, hash },
    { name: "Ada", version },
  ])
    expect((await company.owner.call("POST", `/api/quotes/${id}/acceptance`, answer)).status).toBe(
      400,
    );
});

test("who accepted is exported to them, and forgotten with their account", async () => {
  const quote = await sent();
  await accept(quote);
  const { body } = await company.owner.call("GET", "/api/account/export");
  expect(body.acceptedQuotes).toMatchObject([{ title: draft.title, name: "Ada Lovelace" }]);
  const { db } = home.database;
  const due = { deletionScheduledFor: new Date(0) };
  for (const { id } of [company.billing, company.requester, company.viewer, company.owner])
    await db.update(users).set(due).where(eq(users.id, id));
  await finishDeletions(home.ctx);
  const [left] = await db.select().from(quotes).where(eq(quotes.id, quote.id));
  expect(left).toMatchObject({ status: "accepted", acceptedBy: null, acceptedName: null });
});
