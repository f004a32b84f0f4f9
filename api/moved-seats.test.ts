import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { companies } from "../domain/companies/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  type Company,
  newCompany,
  newPerson,
  type Person,
  seat,
} from "../tests/support/company.ts";

let home: TestApp;
let staff: Person;
let from: Company;
let to: Company;
beforeAll(async () => {
  home = await openTestApp();
  staff = await newPerson(home, { email: trialAddresses.admin });
});
afterAll(() => home.close());
beforeEach(async () => {
  from = await newCompany(home, "Acme Rail");
  to = await newCompany(home, "Borealis Foods");
});

type Id = { id: string };

const move = (who: Id, target: Id = to, call = staff.call) =>
  call("POST", `/api/admin/companies/${from.id}/seats/${who.id}/move`, { companyId: target.id });

const companiesOf = async ({ call }: Person) =>
  (await call("GET", "/api/companies")).body.companies as { id: string; role: string }[];

test("a person moves with role and view; they and the owners are told, and it is on record", async () => {
  home.sent.length = 0;
  expect((await move(from.billing)).status).toBe(204);
  expect(await companiesOf(from.billing)).toEqual([
    { id: to.id, name: "Borealis Foods", role: "billing", inView: true },
  ]);
  expect((await from.owner.call("GET", `${from.at}/seats`)).body.seats).toHaveLength(3);
  for (const job of home.sent) await home.runJob(job);
  const mails = (await home.services.mailbox?.list()) ?? [];
  expect(mails.map((mail) => `${mail.to}: ${mail.subject}`).toSorted()).toEqual(
    [
      `${from.billing.email}: You now have access to Borealis Foods`,
      `${from.owner.email}: Ada no longer has access to Acme Rail`,
      `${to.owner.email}: Ada now has access to Borealis Foods`,
    ].toSorted(),
  );
  const trail = await home.database.db
    .select({ action: auditLog.action, on: auditLog.subjectId, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.actorId, staff.id))
    .orderBy(auditLog.id);
  const userId = from.billing.id;
  expect(trail).toEqual([
    { action: "seat.moved-away", on: from.id, details: { userId, from: "billing", to: null } },
    { action: "seat.moved-here", on: to.id, details: { userId, from: null, to: "billing" } },
  ]);
});

test("an owner who is one no longer by the time of the mail is not told who comes and goes", async () => {
  home.sent.length = 0;
  await move(from.billing);
  const moves = home.sent.slice();
  for (const { at, owner, requester } of [from, to]) {
    await owner.call("PATCH", `${at}/seats/${requester.id}`, { role: "owner" });
    await owner.call("PATCH", `${at}/seats/${owner.id}`, { role: "viewer" });
  }
  for (const job of moves) await home.runJob(job);
  const mails = (await home.services.mailbox?.list()) ?? [];
  const people = [from, to].flatMap(({ owner, billing }) => [owner.email, billing.email]);
  expect(mails.map((mail) => mail.to).filter((one) => people.includes(one))).toEqual([
    from.billing.email,
  ]);
});

test("whoever sits in both keeps the higher role, and who comes first is the owner", async () => {
  await seat(home, to.id, from.viewer, "requester");
  await seat(home, to.id, from.billing, "viewer");
  await move(from.viewer);
  await move(from.billing);
  expect((await companiesOf(from.viewer)).map(({ role }) => role)).toEqual(["requester"]);
  expect((await companiesOf(from.billing)).map(({ role }) => role)).toEqual(["billing"]);
  const [empty] = await home.database.db.insert(companies).values({ name: "Empty" }).returning();
  expect((await move(from.requester, empty)).status).toBe(204);
  expect(await companiesOf(from.requester)).toMatchObject([{ id: empty!.id, role: "owner" }]);
});

test("the last owner stays, and only staff move anybody", async () => {
  const answers = [
    await move(from.owner),
    await move(from.viewer, from),
    await move(to.viewer),
    await move(from.viewer, { id: "00000000-0000-4000-8000-000000000000" }),
    await move(from.viewer, to, from.owner.call),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 404, 403]);
  expect(answers[0]?.body.message).toContain("A company needs an owner.");
});

test("moved there and back while they choose a company, somebody sits in one of the two", async () => {
  for (let round = 0; round < 3; round += 1) {
    const back = staff.call("POST", `/api/admin/companies/${to.id}/seats/${from.viewer.id}/move`, {
      companyId: from.id,
    });
    const look = from.viewer.call("PUT", "/api/companies/in-view", { companyId: from.id });
    const answers = await Promise.all([move(from.viewer), back, look]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    expect(await companiesOf(from.viewer)).toHaveLength(1);
  }
});
