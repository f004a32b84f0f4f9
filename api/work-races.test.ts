import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { lockCompany } from "../domain/companies/lock-company.ts";
import { companies } from "../domain/companies/tables.ts";
import { addDays } from "../domain/fields/civil-date.ts";
import { entries, statements, work } from "../domain/hours/tables.ts";
import { periods } from "../domain/membership/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { type Company, newCompany, newPerson, type Person } from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";

let home: TestApp;
let staff: Person[];
const first = "2031-03-01";
const today = addDays(first, 38);

beforeAll(async () => {
  const emails = [trialAddresses.admin, "grace@firm.example"];
  home = await openTestApp({ ADMIN_EMAILS: emails.join(",") });
  await turnTo(home, today);
  staff = [];
  for (const email of emails) staff.push(await newPerson(home, { email }));
});
afterAll(() => home.close());

async function member(anchor = addDays(today, -3)): Promise<Company> {
  const company = await newCompany(home);
  await addMembership(home.ctx, company.id, { anchor });
  return company;
}

const lineOf = ({ id: companyId }: Company, minutes = 60, date = today) => ({
  companyId,
  date,
  minutes,
  where: "onshore",
  text: "Moved the contacts",
});

async function log(company: Company, minutes?: number, date?: string): Promise<string> {
  return (await staff[0]!.call("POST", "/api/admin/work", lineOf(company, minutes, date))).body.id;
}

/** By both staff at once: one did it, the other is told what has become of it. */
async function bothDo(id: string, verb: string, status: string) {
  const answers = await Promise.all(
    staff.map(({ call }) => call("POST", `/api/admin/work/${id}/${verb}`)),
  );
  const [done, late] = answers.toSorted((a, b) => a.status - b.status);
  expect([done, late]).toMatchObject([
    { status: 200, body: { status } },
    { status: 409, body: { code: "conflict", current: { id, status } } },
  ]);
}

const entriesOf = async (workId: string) => {
  const rows = await home.database.db.select().from(entries).where(eq(entries.workId, workId));
  return rows.toSorted((a, b) => a.id - b.id).map(({ kind, minutes }) => [kind, minutes]);
};

test("two staff who approve, then reverse, one line at once do it once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await log(await member());
    await bothDo(id, "approve", "approved");
    expect(await entriesOf(id)).toEqual([["draw", 60]]);
    await bothDo(id, "reverse", "reversed");
    expect(await entriesOf(id)).toEqual([
      ["draw", 60],
      ["reversal", -60],
    ]);
  }
});

test("two lines approved at once for the last hours draw no more than there are", async () => {
  const company = await member();
  const ids = [await log(company, 360), await log(company, 360)];
  const answers = await Promise.all(
    staff.map(({ call }, at) => call("POST", `/api/admin/work/${ids[at]}/approve`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await company.owner.call("GET", "/api/membership/hours");
  expect(body).toMatchObject({ remainingMinutes: 240, usedMinutes: 360 });
});

test("two staff who log at once both do", async () => {
  const company = await member();
  const answers = await Promise.all(
    staff.map(({ call }) => call("POST", "/api/admin/work", lineOf(company))),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const { body } = await company.owner.call("GET", "/api/membership/hours");
  expect(body.work).toHaveLength(2);
});

test("an approval beside a period's close lands in its statement, or after it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const company = await member(first);
    const id = await log(company, 60, addDays(first, 5));
    const approve = () => staff[0]!.call("POST", `/api/admin/work/${id}/approve`);
    const close = () => home.runJob({ name: "period-closing", payload: {} });
    const [approved] = await Promise.all(
      round % 2 ? [approve(), close()] : [close().then(approve), close()],
    );
    expect(approved).toMatchObject({ status: 200, body: { status: "approved" } });
    const { db } = home.database;
    const [statement, ...more] = await db
      .select()
      .from(statements)
      .where(eq(statements.companyId, company.id));
    const [drawn] = await db
      .select({ n: periods.n })
      .from(entries)
      .innerJoin(periods, eq(periods.id, entries.periodId))
      .where(eq(entries.workId, id));
    const isInIt = statement!.snapshot.lines.some((line) => line.workId === id);
    expect([more, drawn?.n]).toEqual([[], isInIt ? 0 : 1]);
    expect(await entriesOf(id)).toEqual([["draw", 60]]);
  }
  expect(home.logs()).not.toContain("could not be brought up to date");
});

test("an owner's yes beside a change of the line is never a yes to what it has become", async () => {
  for (let round = 0; round < 5; round += 1) {
    const company = await member();
    const id = await log(company, 660);
    const agree = company.owner.call("POST", `/api/membership/work/${id}/agreement`);
    const change = staff[0]!.call("PATCH", `/api/admin/work/${id}`, { minutes: 900 });
    expect((await Promise.all([agree, change])).map(({ status }) => status)).toEqual([200, 200]);
    const [line] = await home.database.db.select().from(work).where(eq(work.id, id));
    const { status } = await staff[1]!.call("POST", `/api/admin/work/${id}/approve`);
    expect(status).toBe(line?.overageAgreedAt ? 200 : 409);
  }
});

test("an owner's yes to a line as it was shown is none once it costs more", async () => {
  const company = await member();
  const { owner } = company;
  const line = { ...lineOf(company, 660), where: "offshore" };
  const { body } = await staff[0]!.call("POST", "/api/admin/work", line);
  const path = `/api/membership/work/${body.id}/agreement?minutes=60&updatedAt=`;
  const shown = async () =>
    (await owner.call("GET", "/api/membership/hours")).body.work[0] as { updatedAt: string };
  const { updatedAt } = await shown();
  await staff[0]!.call("PATCH", `/api/admin/work/${body.id}`, { where: "onshore" });
  const current = { where: "onshore", overageMinutes: 60, waitsForAgreement: true };
  expect(await owner.call("POST", path + updatedAt)).toMatchObject({
    status: 409,
    body: { current },
  });
  const now = await shown();
  expect(now).toMatchObject(current);
  // That owners are asked changes nothing of what they read.
  await home.runJob({ name: "agreement-requests", payload: {} });
  expect(await shown()).toEqual(now);
  expect(await owner.call("POST", path + now.updatedAt)).toMatchObject({
    status: 200,
    body: { ...current, waitsForAgreement: false },
  });
});

/** Called when the line is still the first company's, and done when it is the second's. */
async function whileItMoves(
  minutes: number,
  call: (id: string, from: Company) => Promise<unknown>,
) {
  const [from, to] = [await member(), await member()];
  const id = await log(from, minutes);
  const { db } = home.database;
  const answers: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await lockCompany(tx, from.id);
    answers.push(call(id, from));
    await waitsOrEnds(home.database, answers[0]!);
    await tx.update(work).set({ companyId: to.id }).where(eq(work.id, id));
  });
  const [line] = await db.select().from(work).where(eq(work.id, id));
  return { answer: await answers[0], line: line! };
}

test("an owner's yes to a line that moves to another company is none", async () => {
  const { answer, line } = await whileItMoves(660, (id, { owner }) =>
    owner.call("POST", `/api/membership/work/${id}/agreement`),
  );
  expect(answer).toMatchObject({ status: 404 });
  expect(line.overageAgreedAt).toBeNull();
});

test("a line that moves to another company is not approved beside that company's hours", async () => {
  const { answer } = await whileItMoves(60, (id) =>
    staff[0]!.call("POST", `/api/admin/work/${id}/approve`),
  );
  const isLocked = home.database.kind !== "embedded";
  expect(answer).toMatchObject({ status: isLocked ? 409 : 200 });
});

test("what is asked about a line that moves to another company is not shown to that one", async () => {
  const question = { text: "Was this for our merger?" };
  const asked = await whileItMoves(60, (id, { owner }) =>
    owner.call("POST", `/api/membership/work/${id}/questions`, question),
  );
  expect(asked.answer).toMatchObject({ status: 404 });
  const answered = await whileItMoves(60, (id) =>
    staff[0]!.call("POST", `/api/admin/work/${id}/answers`, question),
  );
  const isLocked = home.database.kind !== "embedded";
  expect(answered.answer).toMatchObject({ status: isLocked ? 409 : 201 });
  const [from, to] = [await member(), await member()];
  const id = await log(from);
  await from.owner.call("POST", `/api/membership/work/${id}/questions`, question);
  const move = { companyId: to.id };
  expect(await staff[0]!.call("PATCH", `/api/admin/work/${id}`, move)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Send it back, and log the work") },
  });
  await staff[0]!.call("POST", `/api/admin/work/${id}/send-back`, { reason: "It is theirs." });
  expect(await staff[0]!.call("PATCH", `/api/admin/work/${id}`, move)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("company. Log the work") },
  });
  expect((await to.owner.call("GET", "/api/membership/hours")).body.work).toEqual([]);
});

test("a line does not move to a company that is being merged into another", async () => {
  const [from, to, kept] = [await member(), await newCompany(home), await newCompany(home)];
  const id = await log(from);
  const moves: Promise<{ status: number }>[] = [];
  await home.database.db.transaction(async (tx) => {
    await lockCompany(tx, to.id);
    moves.push(staff[0]!.call("PATCH", `/api/admin/work/${id}`, { companyId: to.id }));
    await waitsOrEnds(home.database, moves[0]!);
    const merged = { mergedInto: kept.id, mergedAt: home.ctx.clock.now() };
    await tx.update(companies).set(merged).where(eq(companies.id, to.id));
  });
  expect((await moves[0]!).status).toBe(404);
  const [line] = await home.database.db.select().from(work).where(eq(work.id, id));
  expect(line?.companyId).toBe(from.id);
});
