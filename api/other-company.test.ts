import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  type Company,
  newCompany,
  newPerson,
  type Person,
  seat,
} from "../tests/support/company.ts";
import { newMembership } from "../tests/support/plans.ts";

let home: TestApp;
let owner: Person;
let read: Company;
let inView: Company;
beforeAll(async () => {
  home = await openTestApp();
  read = await newMembership(home, "2031-01-10");
  inView = await newMembership(home, "2031-01-10");
  owner = await newPerson(home);
  for (const { id } of [read, inView]) await seat(home, id, owner, "owner");
});
afterAll(() => home.close());

const look = async ({ id: companyId }: Company) =>
  expect((await owner.call("PUT", "/api/companies/in-view", { companyId })).status).toBe(200);

const billingOf = async (company: Company) =>
  (await company.owner.call("GET", "/api/billing")).body;

const toYear = { planId: "crm-essentials", term: "year", when: "next" };
const details = { line1: "12 Loom Lane", city: "London", postalCode: "N1 7AA", country: "GB" };
const another = {
  status: 409,
  body: { message: "You are looking at another company by now. Please reload the page." },
};

test.each([
  ["POST", "/plan/preview", toYear],
  ["POST", "/plan", toYear],
  ["POST", "/call-off", undefined],
  ["POST", "/cancel", undefined],
  ["POST", "/resume", undefined],
  ["POST", "/pause", { months: 1 }],
  ["POST", "/card", undefined],
  ["PUT", "/card", { setupIntentId: "seti_unknown" }],
  ["POST", "/charge", undefined],
  ["PUT", "/overage", { capMinutes: 60 }],
  ["PUT", "/details", details],
])("%s %s for a company that was read is not done for another", async (method, path, body) => {
  await look(read);
  const { companyId } = (await owner.call("GET", "/api/billing")).body;
  expect(companyId).toBe(read.id);
  await look(inView);
  const before = [await billingOf(read), await billingOf(inView)];
  const there = `/api/billing${path}?company=${companyId}`;
  expect(await owner.call(method, there, body)).toMatchObject(another);
  expect([await billingOf(read), await billingOf(inView)]).toEqual(before);
});

test("the company in view is billed by its name, and without one", async () => {
  await look(inView);
  const cancel = await owner.call("POST", `/api/billing/cancel?company=${inView.id}`);
  expect(cancel).toMatchObject({ status: 200, body: { companyId: inView.id } });
  const resume = await owner.call("POST", "/api/billing/resume");
  expect(resume).toMatchObject({ status: 200, body: { companyId: inView.id } });
});

test("an upgrade of a company that was read is not one of another, nor of a new one", async () => {
  const [free, other] = [await newCompany(home), await newCompany(home)];
  await seat(home, other.id, free.owner, "owner");
  const choice = { membershipPlan: "crm-essentials" };
  const upgrade = ({ call }: Person, { id }: Company) =>
    call("POST", `/api/membership/upgrade?company=${id}`, choice);
  await free.owner.call("PUT", "/api/companies/in-view", { companyId: other.id });
  expect(await upgrade(free.owner, free)).toMatchObject(another);
  expect(await upgrade(await newPerson(home), free)).toMatchObject(another);
  for (const company of [free, other]) expect((await billingOf(company)).subscription).toBeNull();
  expect((await upgrade(free.owner, other)).status).toBe(200);
});

test("what was asked without a company is not asked for one that was joined since", async () => {
  const person = await newPerson(home);
  const asked = { urgency: "standard", subject: "A wheel is stuck", text: "Please help." };
  const ask = () => person.call("POST", "/api/requests", { ...asked, companyId: null });
  expect(await ask()).toMatchObject({ status: 201, body: { companyId: null } });
  await seat(home, read.id, person, "requester");
  expect(await ask()).toMatchObject(another);
});

const listed = async ({ requester }: Company) =>
  (await requester.call("GET", "/api/requests")).body;

test("a message from the dashboard of a company that was read does not go to another's people", async () => {
  const { owner: writer, ...first } = await newCompany(home);
  const second = await newCompany(home);
  await seat(home, second.id, writer, "owner");
  const asked = { topic: "support", message: "The nightly import has stopped." };
  const write = ({ id }: { id: string }, key = randomUUID()) =>
    writer.call("POST", `/api/account/enquiries?company=${id}`, { ...asked, key });
  const key = randomUUID();
  await writer.call("PUT", "/api/companies/in-view", { companyId: second.id });
  expect(await write(first)).toMatchObject(another);
  expect(await listed(second)).toEqual([]);
  expect((await write(second, key)).status).toBe(201);
  expect(await listed(second)).toMatchObject([{ subject: "Contact Support" }]);
  await writer.call("DELETE", `${second.at}/seats/${writer.id}`);
  expect((await write(second, key)).status).toBe(201);
  expect(await write(second)).toMatchObject(another);
});
