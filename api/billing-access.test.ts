import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { endMembership } from "../domain/membership/end-membership.ts";
import { findRunning } from "../domain/membership/find-membership.ts";
import { memberships } from "../domain/membership/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { type Company, newPerson, type Person } from "../tests/support/company.ts";
import { newMembership } from "../tests/support/plans.ts";

let home: TestApp;
let company: Company;
let staff: Person;
let outsider: Person;
beforeAll(async () => {
  home = await openTestApp({ UPGRADE_POLICY: "saved-card" });
  company = await newMembership(home, "2031-01-10");
  staff = await newPerson(home, { email: trialAddresses.admin });
  outsider = await newPerson(home);
});
afterAll(() => home.close());

const toYear = { planId: "crm-essentials", term: "year", when: "next" };
const calls = [
  ["GET", "", undefined],
  ["POST", "/plan/preview", toYear],
  ["POST", "/plan", toYear],
  ["POST", "/cancel", undefined],
  ["POST", "/resume", undefined],
  ["POST", "/pause", { months: 1 }],
  ["POST", "/resume", undefined],
] as const;
type Step = (typeof calls)[number];

test("the plan is for owners, billing contacts and staff alone", async () => {
  const { owner, billing, requester, viewer } = company;
  const roles = [
    [requester, 403],
    [viewer, 403],
    [outsider, 404],
  ] as const;
  for (const [method, path, body] of calls)
    for (const [{ call }, status] of roles)
      expect((await call(method, `/api/billing${path}`, body)).status, path).toBe(status);
  for (const { call } of [billing, owner]) {
    for (const [method, path, body] of calls)
      expect((await call(method, `/api/billing${path}`, body)).status, path).toBe(200);
    await call("POST", "/api/billing/plan", { ...toYear, term: "month" });
  }
});

test("the card on file is for owners and billing contacts alone", async () => {
  const { owner, billing, requester, viewer } = company;
  const roles = [
    [requester, 403],
    [viewer, 403],
    [outsider, 404],
    [billing, 409],
    [owner, 409],
  ] as const;
  for (const [{ call }, status] of roles) {
    // Who is billed by hand may open the form, and pays by card once one is saved.
    expect((await call("POST", "/api/billing/card")).status).toBe(status === 409 ? 200 : status);
    const saved = { setupIntentId: "seti_unknown" };
    expect((await call("PUT", "/api/billing/card", saved)).status).toBe(status);
  }
});

const at = (id: string, path: string) =>
  `/api/admin/companies/${id}${path === "" ? "/billing" : path}`;

test("staff do the same for any company, under their own name, and give any plan", async () => {
  for (const [method, path, body] of calls)
    expect((await staff.call(method, at(company.id, path), body)).status, path).toBe(200);
  const [audit] = await home.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, company.id))
    .orderBy(desc(auditLog.id));
  expect(audit).toMatchObject({
    actorId: staff.id,
    action: "membership.resumed",
    details: { before: { pause: { month: 1, months: 1 } }, after: { pause: null } },
  });
  const enterprise = { planId: "enterprise", term: "month", when: "now" };
  const { body } = await staff.call("POST", at(company.id, "/plan"), enterprise);
  expect(body.subscription).toMatchObject({ planId: "enterprise", cadence: "month" });
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const [method, path, sent] of calls)
    expect((await staff.call(method, at(unknown, path), sent)).status, path).toBe(404);
});

test("under a policy that asks for a card, nothing changes at once without one", async () => {
  const other = await newMembership(home, "2031-01-11");
  const now = { planId: "fractional-cto", term: "month", when: "now" };
  for (const path of ["/plan/preview", "/plan"])
    expect(await other.owner.call("POST", `/api/billing${path}`, now)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("needs a card on file") },
    });
});

/** Of these steps, one after the other; the jobs go out twice, in another order, and after what happens before. */
async function newsOf(
  { billing }: Pick<Company, "billing">,
  steps: Step[],
  before?: () => Promise<unknown>,
): Promise<void> {
  const from = home.sent.length;
  for (const [, path, body] of steps)
    expect((await billing.call("POST", `/api/billing${path}`, body)).status, path).toBe(200);
  const jobs = home.sent.slice(from).filter(({ name }) => name === "plan-mail");
  await before?.();
  for (const job of [...jobs, ...jobs].toReversed()) await home.runJob(job);
}

const mailsTo = async ({ email }: Person) =>
  (await home.services.mailbox!.list()).filter(({ to }) => to.includes(email));

const told = [
  "Your membership continues",
  "Your membership continues without a pause",
  "Your membership is canceled and ends on February 28, 2031",
  "Your membership pauses on March 1, 2031",
  "Your plan changes on March 1, 2031",
];

test("owners are told of every change, once, and nobody else", async () => {
  const { owner, at: _at, ...others } = await newMembership(home, "2031-02-01");
  for (const step of calls.slice(2)) await newsOf(others, [step]);
  const mails = await mailsTo(owner);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(told);
  const { id } = mails.find(({ subject }) => subject.includes("is canceled"))!;
  const canceled = await home.services.mailbox!.get(id);
  expect(canceled?.text).toContain("ends on February 28, 2031");
  expect(canceled?.text).toContain("CRM Essentials");
});

test("what is no longer so when its mail goes out is not told", async () => {
  const other = await newMembership(home, "2031-02-01");
  const [plan, cancel, resume, pause] = calls.slice(2);
  const subjects = async () => (await mailsTo(other.owner)).map(({ subject }) => subject);
  const [continues = "", unpaused = "", canceled = ""] = told;
  await newsOf(other, [pause!, resume!, plan!, cancel!]);
  expect((await subjects()).toSorted()).toEqual([unpaused, canceled]);
  await newsOf(other, [resume!, cancel!, resume!]);
  expect((await subjects()).toSorted()).toEqual([continues, continues, unpaused, canceled]);
  await newsOf(other, [cancel!, resume!, cancel!]);
  expect((await subjects()).filter((subject) => subject === continues)).toHaveLength(2);
  expect(home.logs()).toContain("plan mail is not sent: it is no longer so");
});

test("a cancellation is confirmed, also where the membership has ended before its day by then", async () => {
  const other = await newMembership(home, "2031-02-01");
  const end = async () => {
    const running = await findRunning(home.ctx.db, other.id);
    await endMembership(home.ctx, running!, "2031-02-10");
  };
  await newsOf(other, [calls[3]], end);
  expect((await mailsTo(other.owner)).map(({ subject }) => subject)).toEqual([told[2]]);
});

test("a change that is taken back where nothing goes on at the provider is told", async () => {
  const other = await newMembership(home, "2031-02-01");
  await home.ctx.db
    .update(memberships)
    .set({ billing: "card" })
    .where(eq(memberships.companyId, other.id));
  await newsOf(other, [calls[2], ["POST", "/plan", { ...toYear, term: "month" }]]);
  expect((await mailsTo(other.owner)).map(({ subject }) => subject)).toEqual([
    "Your plan stays as it is",
  ]);
});
