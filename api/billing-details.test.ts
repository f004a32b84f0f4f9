import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { companies } from "../domain/companies/tables.ts";
import { invoices } from "../domain/invoices/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { CodedError } from "../platform/errors.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { atProvider, details } from "../tests/support/billing-details.ts";
import { type Company, newPerson, type Person } from "../tests/support/company.ts";
import { failingOnce } from "../tests/support/losing-answers.ts";
import { newMembership } from "../tests/support/plans.ts";

let home: TestApp;
let company: Company;
let staff: Person;
let outsider: Person;
beforeAll(async () => {
  home = await openTestApp();
  company = await newMembership(home, "2031-01-10");
  staff = await newPerson(home, { email: trialAddresses.admin });
  outsider = await newPerson(home);
});
afterAll(() => home.close());

const put = ({ call }: Person, body: object = details) => call("PUT", "/api/billing/details", body);

const kept = async ({ id }: Company) => {
  const [row] = await home.database.db.select().from(companies).where(eq(companies.id, id));
  return row!;
};

const exported = async ({ call }: Person) =>
  (await call("GET", "/api/account/export")).body.companies[0].billingDetails;

test("owners and billing contacts alone say what invoices carry, kept at the provider too", async () => {
  const { owner, billing, requester, viewer } = company;
  for (const [person, status] of [
    [requester, 403],
    [viewer, 403],
    [outsider, 404],
    [staff, 404],
  ] as const)
    expect((await put(person)).status).toBe(status);
  expect((await kept(company)).billingDetails).toBeNull();
  for (const [person, taxId] of [
    [billing, "GB987654321"],
    [owner, details.taxId],
    [owner, details.taxId],
  ] as const)
    expect(await put(person, { ...details, taxId })).toMatchObject({
      status: 200,
      body: { details: { ...details, taxId } },
    });
  const { customerId } = await kept(company);
  expect(await atProvider(home, customerId!)).toMatchObject({
    customer: {
      name: "Analytical Engines",
      address: { line1: "12 Loom Lane", postal_code: "N1 7AA", country: "GB" },
    },
    taxIds: [["gb_vat", "GB123456789"]],
  });
  expect(await exported(owner)).toEqual(details);
  expect(await exported(viewer)).toBeNull();
  const [audit] = await home.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "billing.details-changed"))
    .orderBy(desc(auditLog.id));
  expect(JSON.stringify(audit?.details)).not.toContain("Loom");
});

test("the firm's own invoices say them from then on", async () => {
  await home.runJob({ name: "invoicing", payload: {} });
  const [issued] = await home.database.db
    .select()
    .from(invoices)
    .where(eq(invoices.companyId, company.id));
  expect(issued?.snapshot.company).toMatchObject({
    address: "12 Loom Lane, London, N1 7AA, United Kingdom",
    taxId: "United Kingdom VAT GB123456789",
  });
});

test("what is half given, unknown or no such number changes nothing", async () => {
  for (const [wrong, field] of [
    [{ line1: "" }, "line1"],
    [{ country: "" }, "country"],
    [{ country: "XX" }, "country"],
    [{ taxIdType: "" }, "taxIdType"],
    [{ taxIdType: "moon_vat" }, "taxIdType"],
    [{ taxId: "" }, "taxId"],
    [{ taxId: "12" }, "taxId"],
  ] as const)
    expect(await put(company.owner, { ...details, line2: "Floor 2", ...wrong })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  const { billingDetails, customerId } = await kept(company);
  expect(billingDetails).toEqual(details);
  expect((await atProvider(home, customerId!)).taxIds).toEqual([["gb_vat", details.taxId]]);
});

test("without an answer of the provider nothing is saved, and it says so", async () => {
  const { charges } = home.services;
  const { keepDetails } = charges;
  charges.keepDetails = async () => {
    throw new CodedError("unavailable", "The card service did not answer.");
  };
  try {
    expect(await put(company.owner, { ...details, city: "Leeds" })).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining("Nothing was saved") },
    });
  } finally {
    charges.keepDetails = keepDetails;
  }
  expect((await company.owner.call("GET", "/api/billing")).body.details).toEqual(details);
});

test("a customer that the provider failed to make is made by the same press", async () => {
  const fresh = await newMembership(home, "2031-01-11");
  const times = await failingOnce(home, /^\/v1\/customers$/, async () => {
    expect((await put(fresh.owner)).status).toBe(200);
  });
  expect(times).toBe(1);
  expect((await kept(fresh)).customerId).not.toBeNull();
});

test("what a colleague has saved since is not replaced unread, here or at the provider", async () => {
  const { owner, billing } = company;
  const moved = { ...details, taxId: "GB987654321" };
  expect((await put(billing, { ...moved, before: details })).status).toBe(200);
  const stale = { ...details, city: "Leeds", before: details };
  const refused = { status: 409, body: { message: expect.stringContaining("A colleague") } };
  expect(await put(owner, stale)).toMatchObject(refused);
  expect(await put(owner, { ...stale, before: null })).toMatchObject(refused);
  const { billingDetails, customerId } = await kept(company);
  expect(billingDetails).toEqual(moved);
  expect((await atProvider(home, customerId!)).taxIds).toEqual([["gb_vat", moved.taxId]]);
  // Its answer was lost.
  expect((await put(billing, { ...moved, before: details })).status).toBe(200);
});

test("of two who save at once while the provider answers, the second replaces nothing here or at the provider", async () => {
  const { charges } = home.services;
  const { keepDetails } = charges;
  const before = (await kept(company)).billingDetails;
  const first = { ...details, city: "York" };
  charges.keepDetails = async (...given) => {
    charges.keepDetails = keepDetails;
    expect((await put(company.billing, { ...first, before })).status).toBe(200);
    await keepDetails.call(charges, ...given);
  };
  try {
    expect((await put(company.owner, { ...details, city: "Leeds", before })).status).toBe(409);
  } finally {
    charges.keepDetails = keepDetails;
  }
  const { billingDetails, customerId } = await kept(company);
  expect(billingDetails).toEqual(first);
  expect((await atProvider(home, customerId!)).customer).toMatchObject({
    address: { city: "York" },
  });
});

test("empty ones take them away, at the provider as well", async () => {
  const none = Object.fromEntries(Object.keys(details).map((name) => [name, ""]));
  expect((await put(company.owner, none)).status).toBe(200);
  const { customerId } = await kept(company);
  expect(await atProvider(home, customerId!)).toMatchObject({
    customer: { address: null },
    taxIds: [],
  });
});
