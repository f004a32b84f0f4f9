import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sayMinutes } from "../content/minutes.ts";
import { companies, seatInvitations } from "../domain/companies/tables.ts";
import { addDays } from "../domain/fields/civil-date.ts";
import { entries, grants, statements } from "../domain/hours/tables.ts";
import { periods } from "../domain/membership/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { type Company, inviteTo, newCompany, newPerson, seat } from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";
import { openMergeDesk } from "../tests/support/merge-desk.ts";

let desk: Awaited<ReturnType<typeof openMergeDesk>>;
let kept: Company;
let other: Company;

beforeAll(async () => {
  desk = await openMergeDesk();
});
afterAll(() => desk.home.close());

beforeEach(async () => {
  kept = await newCompany(desk.home, "Acme Rail");
  other = await newCompany(desk.home, "Acme Road");
});

const sum = (rows: { minutes: number }[]) => rows.reduce((all, { minutes }) => all + minutes, 0);

const booksOf = async ({ id }: Company) => {
  const { db } = desk.home.database;
  return {
    periods: await db.select().from(periods).where(eq(periods.companyId, id)),
    statements: await db.select().from(statements).where(eq(statements.companyId, id)),
    grants: await db.select().from(grants).where(eq(grants.companyId, id)).orderBy(grants.id),
  };
};

test("people, hours, work and the rest move as the preview says; the books stay as they were told", async () => {
  const { home, staff, today, at, log, approve, merge, preview, leftOf, withHistory } = desk;
  await withHistory(other);
  await addMembership(home.ctx, kept.id, { anchor: addDays(today, -3) });
  const line = await log(other, 60, today);
  const both = await newPerson(home);
  await seat(home, kept.id, both, "viewer");
  await seat(home, other.id, both, "billing");
  await inviteTo(other, "waiting@example.com", "requester");
  await inviteTo(other, kept.owner.email);
  await staff.call("POST", `${at(other)}/notes`, { text: "They share an office." });
  await home.database.db
    .update(companies)
    .set({ phone: "909 555 0142", customerId: `cus_${other.id}` })
    .where(eq(companies.id, other.id));
  const before = await booksOf(other);
  const hours = (await leftOf(kept)) + (await leftOf(other));
  const { body: told } = await preview(other, kept);
  expect(told).toMatchObject({
    refusal: null,
    otherWay: true,
    invitations: 2,
    notes: 1,
    lines: 1,
    approvedLines: 1,
    memberships: 1,
    statements: 1,
    gains: ["phone", "customerId"],
    leavesCustomer: false,
    grants: [{ kind: "plan", minutes: 600, remainingMinutes: 510 }],
  });
  expect(told.people).toHaveLength(5);
  expect(told.people).toContainEqual({
    userId: both.id,
    name: "Ada",
    before: "viewer",
    after: "billing",
  });

  const { status, body } = await merge(other, kept);
  expect([status, body]).toMatchObject([
    200,
    {
      id: kept.id,
      phone: "909 555 0142",
      notes: [{ text: "They share an office." }],
      merged: [{ id: other.id, name: "Acme Road" }],
      memberships: [{ status: "active" }, { status: "ended" }],
    },
  ]);
  expect([await leftOf(kept), hours]).toEqual([1110, 1110]);
  const { body: people } = await kept.owner.call("GET", `${kept.at}/seats`);
  expect(people.invitations).toMatchObject([{ email: "waiting@example.com", role: "requester" }]);
  expect(people.seats).toHaveLength(9);
  expect(people.seats).toContainEqual(
    expect.objectContaining({ userId: both.id, role: "billing" }),
  );
  expect((await approve(line)).body).toMatchObject({ status: "approved", companyId: kept.id });
  expect(await leftOf(kept)).toBe(1050);

  expect(await booksOf(other)).toEqual(before);
  const { body: own } = await kept.owner.call("GET", "/api/membership/statements");
  expect(own).toHaveLength(1);
  for (const { call } of [kept.owner, other.viewer])
    expect((await call("GET", `/api/membership/statements/${own[0].id}`)).status).toBe(200);
  expect((await other.owner.call("GET", "/api/companies")).body.companies).toMatchObject([
    { id: kept.id, role: "owner", inView: true },
  ]);
  expect((await staff.call("GET", at(other))).body.id).toBe(kept.id);
  expect((await staff.call("GET", "/api/admin/companies?q=acme+road")).body).toEqual([]);
  const [audit] = await home.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, kept.id), eq(auditLog.action, "company.merged")));
  expect(audit).toMatchObject({
    actorId: staff.id,
    details: {
      companyId: other.id,
      name: "Acme Road",
      minutes: 510,
      lines: [line],
      before: { phone: null, customerId: null },
      after: { phone: "909 555 0142", customerId: `cus_${other.id}` },
    },
  });
});

test("what a line of the merged company gives back later goes where its hours went", async () => {
  const { home, staff, today, merge, leftOf, withHistory } = desk;
  await withHistory(other);
  await addMembership(home.ctx, kept.id, { anchor: addDays(today, -3) });
  await merge(other, kept);
  const left = await leftOf(kept);
  const { body: listed } = await staff.call("GET", `/api/admin/work?companyId=${kept.id}`);
  expect(listed).toMatchObject([{ company: "Acme Road", status: "approved" }]);
  const reverse = () => staff.call("POST", `/api/admin/work/${listed[0].id}/reverse`);
  expect((await reverse()).status).toBe(200);
  expect((await reverse()).status).toBe(409);
  expect((await leftOf(kept)) - left).toBe(90);
  const { db } = home.database;
  const transfers = await db
    .select()
    .from(entries)
    .where(and(eq(entries.companyId, other.id), eq(entries.kind, "transfer")));
  const taken = await db
    .select()
    .from(grants)
    .where(
      inArray(
        grants.transferId,
        transfers.map(({ id }) => id),
      ),
    );
  expect([sum(transfers), sum(taken)]).toEqual([600, 600]);
  const { id: _id, ...grant } = taken[0]!;
  await expect(
    db.insert(grants).values({ ...grant, minutes: grant.minutes + 15 }),
  ).rejects.toMatchObject({ cause: { constraint: "grants_transferred" } });
});

test("a company merged twice over leads to the last one, with all statements", async () => {
  const { home, staff, at, merge, leftOf, withHistory } = desk;
  const last = await newCompany(home, "Acme Group");
  await withHistory(other);
  await withHistory(kept, 30);
  expect((await merge(other, kept)).status).toBe(200);
  expect((await merge(kept, last)).status).toBe(200);
  expect(await leftOf(last)).toBe(510 + 570);
  expect((await staff.call("GET", at(other))).body.id).toBe(last.id);
  const { body } = await other.owner.call("GET", "/api/membership/statements");
  expect(body).toHaveLength(2);
});

test("what can’t be merged is refused in plain words", async () => {
  const { home, today, merge, preview } = desk;
  await addMembership(home.ctx, other.id, { anchor: addDays(today, -3) });
  expect((await preview(other, kept)).body).toMatchObject({ otherWay: true });
  const refused = await merge(other, kept);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "Acme Road has a membership that has not ended, so it is the one to keep. Merge Acme Rail into it instead.",
  ]);
  await addMembership(home.ctx, kept.id, { anchor: addDays(today, -3) });
  const { body } = await merge(other, kept);
  expect(body.message).toContain("both have a membership that has not ended. End one of them");
  expect((await merge(kept, kept)).status).toBe(409);
  const nowhere = { id: "00000000-0000-4000-8000-000000000000" };
  expect((await merge(nowhere, kept)).status).toBe(404);
  expect((await preview(nowhere, kept)).status).toBe(404);
});

test("nothing more happens to a company that was merged", async () => {
  const { staff, at, merge } = desk;
  await merge(other, kept);
  const goodwill = { minutes: 60, reason: "A late answer" };
  const answers = [
    await merge(kept, other),
    await staff.call("POST", `${at(other)}/goodwill`, goodwill),
    await staff.call("POST", `${at(other)}/notes`, { text: "Hello" }),
    await other.owner.call("POST", `${other.at}/seats`, { email: "a@example.com", role: "viewer" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
});

test("an answer about a line of work reaches whoever asked, also once their company was merged", async () => {
  const { home, staff, first, log, approve, merge } = desk;
  await addMembership(home.ctx, other.id, { anchor: first, endsOn: addDays(first, 31) });
  const line = await log(other, 90, addDays(first, 5));
  await approve(line);
  await desk.run("period-closing");
  await other.owner.call("POST", `/api/membership/work/${line}/questions`, {
    text: "Why so long?",
  });
  expect((await merge(other, kept)).status).toBe(200);
  home.sent.length = 0;
  await staff.call("POST", `/api/admin/work/${line}/answers`, { text: "The contacts were many." });
  await home.runJob(home.sent.find(({ name }) => name === "work-answer-mail")!);
  const [mail] = await home.services.mailbox!.list();
  expect(mail).toMatchObject({ to: other.owner.email });
});

test("mails queued before a merge reach whom they were for, and tell of the company that was kept", async () => {
  const { home, today, merge, run, withHistory } = desk;
  await withHistory(other);
  await turnTo(home, addDays(today, 16));
  home.sent.length = 0;
  await run("hours-notices");
  const { id: companyId, owner } = other;
  const news = { kind: "canceled-at-once", planId: "crm-essentials", term: "month" };
  const about = { newsId: randomUUID(), companyId, userId: owner.id, news };
  const queued = home.sent.filter(
    ({ payload }) => (payload as { companyId?: string }).companyId === companyId,
  );
  expect(queued.map(({ name }) => name)).toEqual(["hours-after-end-mail"]);
  expect((await merge(other, kept)).status).toBe(200);
  for (const job of [...queued, { name: "plan-mail", payload: about }]) await home.runJob(job);
  const mails = await Promise.all(
    (await home.services.mailbox!.list()).map(({ id }) => home.services.mailbox!.get(id)),
  );
  const own = mails.flatMap((mail) => (mail?.to === owner.email ? [mail.text] : []));
  expect(own.toSorted()).toEqual([
    expect.stringContaining(`${sayMinutes(510)} can be used through April 29, 2031.`),
    expect.stringMatching(/^Your membership has ended\s/),
  ]);
});

test("an invitation that expired raises none that is open in the company that is kept", async () => {
  const id = await inviteTo(other, "late@example.com", "owner");
  await desk.home.database.db
    .update(seatInvitations)
    .set({ expiresAt: desk.home.ctx.clock.now() })
    .where(eq(seatInvitations.id, id));
  await inviteTo(kept, "late@example.com");
  expect((await desk.merge(other, kept)).status).toBe(200);
  const { body: people } = await kept.owner.call("GET", `${kept.at}/seats`);
  expect(people.invitations).toMatchObject([{ role: "viewer", expired: false }]);
});
