import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seatRoles, type SeatRole } from "../domain/companies/schema.ts";
import { seats } from "../domain/companies/tables.ts";
import { work } from "../domain/hours/tables.ts";
import {
  inviteTo,
  newCompany,
  newPerson,
  seat,
  type Company,
  type Person,
} from "../tests/support/company.ts";
import { type DepositDesk, openDepositDesk } from "../tests/support/deposit-desk.ts";
import { ask } from "../tests/support/desk.ts";
import { addServedCompany } from "../tests/support/served-company.ts";
import { endpoints } from "./endpoints.ts";

type Seats = Record<SeatRole, Person>;

let desk: DepositDesk;
let company: Company;
let served: Seats;
let outsiders: Person[];
let ids: Record<string, string>;

beforeAll(async () => {
  desk = await openDepositDesk();
  const { home } = desk;
  const { db } = home.database;
  company = await desk.nextCompany();
  served = {
    owner: await newPerson(home),
    billing: await newPerson(home),
    requester: await newPerson(home),
    viewer: await newPerson(home),
  };
  const consultant = await newPerson(home);
  await addServedCompany(db, {
    owner: served.owner.id,
    viewer: served.viewer.id,
    consultant: consultant.id,
  });
  const sitting = await db.select().from(seats).where(eq(seats.userId, served.owner.id));
  const servedId = sitting[0]?.companyId ?? "";
  for (const role of ["billing", "requester"] as const)
    await seat(home, servedId, served[role], role);
  const leaving = await newPerson(home);
  await seat(home, company.id, leaving, "viewer");
  const quote = await desk.ordered();
  outsiders = [await newPerson(home), (await newCompany(home, "Difference Engines")).owner];
  await desk.staff("POST", `/api/admin/quotes/${quote.id}/deposit-invoice`);
  const { body: money } = await company.owner.call("GET", "/api/billing");
  const [line] = await db.select().from(work).where(eq(work.companyId, servedId));
  const { body: statements } = await served.owner.call("GET", "/api/membership/statements");
  ids = {
    companies: company.id,
    quotes: quote.id,
    invoices: money.invoices[0].id,
    requests: await ask(company.owner, { companyId: company.id }),
    statements: statements[0].id,
    work: line?.id ?? "",
    userId: leaving.id,
    invitationId: await inviteTo(company, "invited@example.com"),
  };
});
afterAll(() => desk.close());

const everybody = [...seatRoles];
const readers: SeatRole[] = ["owner", "requester", "viewer"];
const askers: SeatRole[] = ["owner", "requester"];
const payers: SeatRole[] = ["owner", "billing"];
const owners: SeatRole[] = ["owner"];

const plan = { planId: "crm-essentials", term: "year", when: "next" };
const setup = { setupIntentId: "seti_unknown" };
const invited = { email: "one.more@example.com", role: "viewer" };
const asking = () => ({
  urgency: "urgent",
  subject: "Wheel",
  text: "It is stuck",
  companyId: company.id,
});

/** Whom each seat lets in, and what is sent; said here a second time, so that no change passes unseen. */
const table: Record<string, [SeatRole[], body?: object | (() => object)]> = {
  "GET /api/membership/hours.csv": [readers],
  "GET /api/membership/hours": [readers],
  "GET /api/membership/statements": [everybody],
  "GET /api/membership/statements/:id": [everybody],
  "GET /api/membership/statements/:id/pdf": [everybody],
  "GET /api/membership/statements/:id/invoice": [everybody],
  "POST /api/membership/work/:id/agreement": [owners],
  "POST /api/membership/work/:id/questions": [askers, { text: "Why?" }],
  "POST /api/membership/upgrade": [payers, { membershipPlan: "crm-essentials" }],
  "GET /api/companies/:id/seats": [everybody],
  "POST /api/companies/:id/seats": [owners, invited],
  "PATCH /api/companies/:id/seats/:userId": [owners, { role: "requester" }],
  "DELETE /api/companies/:id/seats/:userId": [owners],
  "DELETE /api/companies/:id/invitations/:invitationId": [owners],
  "POST /api/requests": [askers, asking],
  "GET /api/requests/:id": [askers],
  "GET /api/requests/:id/work": [askers],
  "POST /api/requests/:id/messages": [askers, { text: "Still stuck" }],
  "POST /api/requests/:id/solution": [askers],
  "DELETE /api/requests/:id/solution": [askers],
  "GET /api/billing": [payers],
  "POST /api/billing/plan/preview": [payers, plan],
  "POST /api/billing/plan": [payers, plan],
  "POST /api/billing/card": [payers],
  "PUT /api/billing/card": [payers, setup],
  "POST /api/billing/charge": [payers],
  "POST /api/billing/call-off": [payers],
  "PUT /api/billing/overage": [owners, { capMinutes: null }],
  "PUT /api/billing/details": [payers],
  "POST /api/billing/cancel": [payers],
  "POST /api/billing/resume": [payers],
  "POST /api/billing/pause": [payers, { months: 1 }],
  "GET /api/invoices/:id": [payers],
  "GET /api/invoices/:id/pdf": [payers],
  "GET /api/quotes/:id": [owners],
  "GET /api/quotes/:id/pdf": [owners],
  "POST /api/quotes/:id/acceptance": [owners, { name: "Ada", version: 1, hash: "x" }],
  "POST /api/quotes/:id/card": [owners],
  "POST /api/quotes/:id/deposit": [owners],
  "POST /api/quotes/:id/refusal": [owners],
};

/** What everybody has of their own, whatever their seats: their account, their files, their lists. */
const own = [
  /^\w+ \/api\/(account|auth\/passkey)\//,
  /^\w+ \/api\/files(\/:id)?$/,
  /^GET \/api\/(companies|quotes|requests|requests\/promises)$/,
  /^GET \/api\/membership\/(info|application|upgrade\/preview)$/,
  /^PUT \/api\/companies\/in-view$/,
  /^POST \/api\/invitations\/:id\/acceptance$/,
];

const ofMembers = endpoints.filter(({ role }) => role === "member");
const ofCompanies = ofMembers.filter(({ name }) => !own.some((names) => names.test(name)));

test("every endpoint for members is in the table, or for what is one’s own", () => {
  expect(ofCompanies.map(({ name }) => name).toSorted()).toEqual(Object.keys(table).toSorted());
});

test.each(ofCompanies)("$name lets in whom their seat lets in", async ({ name, method, path }) => {
  const [allowed, given] = table[name] ?? [[]];
  const people: Seats = /\/membership\/(?!upgrade)/.test(path) ? served : company;
  const at = path.replaceAll(/:(\w+)/g, (_, one: string) => {
    const id = ids[one === "id" ? (/([a-z]+)\/:id/.exec(path)?.[1] ?? "") : one];
    if (!id) throw new Error(`This test has no ${one} for ${path}`);
    return id;
  });
  const answerTo = async ({ call }: Person) => {
    const body = typeof given === "function" ? given() : (given ?? {});
    return (await call(method, at, method === "GET" ? undefined : body)).status;
  };
  if (path.includes(":"))
    for (const outsider of outsiders) expect(await answerTo(outsider)).toBe(404);
  const refused = everybody.filter((who) => !allowed.includes(who));
  for (const who of refused) expect([403, 404], who).toContain(await answerTo(people[who]));
  for (const who of allowed) {
    // Somebody before them may have done it already; but it is no question of who they are.
    const status = await answerTo(people[who]);
    expect([200, 201, 204, 400, 409], `${who}: ${status}`).toContain(status);
  }
});
