import { expect, test } from "vitest";
import { demoCompanies } from "../../content/demo.ts";
import { companies } from "../../domain/companies/tables.ts";
import { conversations } from "../../domain/desk/tables.ts";
import { grants, work } from "../../domain/hours/tables.ts";
import { quotes } from "../../domain/quotes/tables.ts";
import { seedPlans } from "../../domain/plans/seed-plans.ts";
import { createLog } from "../../platform/log.ts";
import { openTestDatabase } from "../../tests/support/database.ts";
import { createChance } from "../chance.ts";
import { openDesk } from "./desk.ts";
import { fillDemo } from "./fill-demo.ts";

const today = new Date("2026-03-31T20:00:00Z");
const weeks = 6;

async function tell(seed: number) {
  const database = await openTestDatabase();
  const { db } = database;
  await seedPlans(db);
  const desk = openDesk({ db, log: createLog("error") }, today);
  const lines = await fillDemo(desk, today, createChance(seed), weeks);
  const { date, minutes, text, status } = work;
  const told = {
    lines,
    companies: (await db.select({ name: companies.name }).from(companies)).length,
    grants: (await db.select({ minutes: grants.minutes }).from(grants)).length,
    requests: await db
      .select({ subject: conversations.subject, status: conversations.status })
      .from(conversations)
      .orderBy(conversations.createdAt, conversations.subject),
    work: await db.select({ date, minutes, text, status }).from(work).orderBy(date, text, minutes),
  };
  const sold = { title: quotes.title, status: quotes.status };
  const quoted = await db.select(sold).from(quotes).orderBy(quotes.title);
  await database.close();
  return { ...told, quoted };
}

test("a demo's weeks are told from its seed", async () => {
  const first = await tell(1);
  const joined = demoCompanies.filter((company) => company.joined <= weeks).length;
  expect(first.companies).toBe(joined);
  expect(first.grants).toBeGreaterThanOrEqual(joined);
  expect(first.lines).toBe(first.work.length);
  expect(first.work.filter(({ status }) => status === "approved").length).toBeGreaterThan(5);
  expect(first.requests.some(({ status }) => status === "solved")).toBe(true);
  expect(first.quoted.length).toBeGreaterThan(0);
  expect(await tell(1)).toEqual(first);
  expect(await tell(2)).not.toEqual(first);
});
