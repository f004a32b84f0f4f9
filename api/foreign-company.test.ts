import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { work } from "../domain/hours/tables.ts";
import { inviteTo, newCompany, newPerson, type Person } from "../tests/support/company.ts";
import { type DepositDesk, openDepositDesk } from "../tests/support/deposit-desk.ts";
import { ask } from "../tests/support/desk.ts";
import { addServedCompany } from "../tests/support/served-company.ts";
import { endpoints } from "./endpoints.ts";

let desk: DepositDesk;
let outsiders: Person[];
let ids: Record<string, string>;

beforeAll(async () => {
  desk = await openDepositDesk();
  const { home } = desk;
  const company = await desk.nextCompany();
  const quote = await desk.ordered();
  await desk.staff("POST", `/api/admin/quotes/${quote.id}/deposit-invoice`);
  const served = await newPerson(home);
  const people = { owner: served.id, viewer: company.viewer.id, consultant: company.owner.id };
  await addServedCompany(home.database.db, people);
  const read = async (path: string) => (await served.call("GET", path)).body;
  const file = await home.request("POST", "/api/files", {
    headers: { Cookie: company.owner.cookie, "Content-Type": "text/plain" },
    body: "A plan",
  });
  const [line] = await home.database.db.select().from(work);
  const { body: money } = await company.owner.call("GET", "/api/billing");
  ids = {
    companies: company.id,
    userId: company.viewer.id,
    invitationId: await inviteTo(company, "invited@example.com"),
    invitations: await inviteTo(company, "asked@example.com"),
    requests: await ask(company.owner, { companyId: company.id }),
    quotes: quote.id,
    statements: (await read("/api/membership/statements"))[0].id,
    sessions: (await company.owner.call("GET", "/api/account/sessions")).body[0].id,
    files: (await file.json()).id,
    invoices: money.invoices[0].id,
    work: line?.id ?? "",
  };
  outsiders = [await newPerson(home), (await newCompany(home, "Difference Engines")).owner];
});
afterAll(() => desk.close());

const guarded = endpoints.filter(({ role, path }) => role === "member" && path.includes(":"));

/** `/quotes/:id` takes the id of a quote; any other name stands for itself. */
const idFor = (path: string, name: string) =>
  name === "id" ? (/([a-z]+)\/:id/.exec(path)?.[1] ?? "") : name;

/** Whoever follows a link from a mail under another account is told why it does not open. */
const told = ["POST /api/invitations/:id/acceptance"];

test.each(guarded)("$name tells somebody outside nothing of what is there", async (endpoint) => {
  const { method, path, name: called } = endpoint;
  const there = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[idFor(path, name)];
    if (!id) throw new Error(`This test has no ${name} for ${path}`);
    return id;
  });
  const nowhere = path.replaceAll(/:\w+/g, randomUUID());
  const body = method === "GET" ? undefined : {};
  for (const { call } of outsiders) {
    const refused = await call(method, there, body);
    expect([400, 403, 404]).toContain(refused.status);
    if (!told.includes(called)) expect(refused).toEqual(await call(method, nowhere, body));
  }
});
