import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newCompany, newPerson, type Person } from "../tests/support/company.ts";

let home: TestApp;
let staff: Person[];
beforeAll(async () => {
  const emails = [trialAddresses.admin, "grace@firm.example"];
  home = await openTestApp({ ADMIN_EMAILS: emails.join(",") });
  staff = [];
  for (const email of emails) staff.push(await newPerson(home, { email }));
});
afterAll(() => home.close());

async function openLine() {
  const { id: companyId } = await newCompany(home);
  const { body: timer } = await staff[0]!.call("GET", "/api/admin/timer");
  const line = { companyId, date: timer.today, minutes: 50, where: "onshore", text: "Once" };
  const log = (more: object, who = staff[0]!) =>
    who.call("POST", "/api/admin/work", { ...line, ...more });
  const listed = async () =>
    (await staff[0]!.call("GET", `/api/admin/work?companyId=${companyId}`)).body;
  return { log, listed };
}

test("work that is sent again answers with the same line and is logged once", async () => {
  const { log, listed } = await openLine();
  const key = crypto.randomUUID();
  const first = await log({ key });
  expect(first.status).toBe(201);
  expect(await log({ key })).toEqual(first);
  expect(await listed()).toMatchObject([{ id: first.body.id }]);
});

test("of work sent twice at once one line is logged", async () => {
  const { log, listed } = await openLine();
  const key = crypto.randomUUID();
  const answers = await Promise.all([log({ key }), log({ key }), log({ key })]);
  const [{ id }] = await listed();
  expect(await listed()).toHaveLength(1);
  for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { id } });
});

test("a repeat answers with the line as it is now, in the company it moved to", async () => {
  const { log } = await openLine();
  const key = crypto.randomUUID();
  const { body: line } = await log({ key });
  const { id: companyId } = await newCompany(home, "Looms");
  await staff[0]!.call("PATCH", `/api/admin/work/${line.id}`, { companyId });
  expect(await log({ key })).toMatchObject({ status: 201, body: { id: line.id, companyId } });
});

test("another key, none, and another person's same key log another line", async () => {
  const { log, listed } = await openLine();
  const key = crypto.randomUUID();
  await log({ key });
  await log({ key: crypto.randomUUID() });
  await log({ key }, staff[1]);
  await log({});
  await log({});
  expect(await listed()).toHaveLength(5);
  expect((await log({ key: "again" })).status).toBe(400);
});
