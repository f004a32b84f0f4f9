import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { addCompany, addMembership, addPerson } from "../tests/support/hours.ts";
import { auditLog } from "../platform/db/tables.ts";
import { users } from "./accounts/tables.ts";
import { billingDetailsInput } from "./companies/details/schema.ts";
import { giveSeat } from "./companies/give-seat.ts";
import type { SeatRole } from "./companies/schema.ts";
import { companies, seats } from "./companies/tables.ts";
import { finishDeletions } from "./finish-deletions.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const db = () => home.database.db;

async function erase(...ids: string[]) {
  for (const id of ids)
    await db()
      .update(users)
      .set({ deletionScheduledFor: new Date(0) })
      .where(eq(users.id, id));
  await finishDeletions(home.ctx);
}

async function sit(companyId: string, role: SeatRole) {
  const userId = await addPerson(db());
  // Two of one millisecond came in no order.
  home.advance(1);
  await giveSeat(home.ctx, { companyId, userId, role });
  return userId;
}

const rolesIn = async (companyId: string) => {
  const rows = await db().select().from(seats).where(eq(seats.companyId, companyId));
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
};

const isThere = async (id: string) =>
  (await db().select().from(companies).where(eq(companies.id, id))).length === 1;

test("the last owner's company goes to whoever has sat there longest", async () => {
  const owner = await addPerson(db());
  const companyId = await addCompany(db(), { owner });
  const first = await sit(companyId, "viewer");
  const second = await sit(companyId, "billing");
  await erase(owner);
  expect(await rolesIn(companyId)).toEqual({ [first]: "owner", [second]: "billing" });
  const trail = await db().select().from(auditLog).where(eq(auditLog.subjectId, companyId));
  expect(trail.at(-1)).toMatchObject({
    action: "seat.role-changed",
    details: { userId: first, from: "viewer", to: "owner" },
  });
});

test("two owners who go at once leave one behind who stays", async () => {
  const owner = await addPerson(db());
  const companyId = await addCompany(db(), { owner });
  const other = await sit(companyId, "owner");
  const stays = await sit(companyId, "requester");
  await erase(owner, other);
  expect(await rolesIn(companyId)).toEqual({ [stays]: "owner" });
});

test("an address that was typed with capitals goes from the company and its log", async () => {
  const owner = await addPerson(db());
  const [person] = await db().select().from(users).where(eq(users.id, owner));
  const companyId = await addCompany(db(), { owner });
  await sit(companyId, "owner");
  const typed = person!.email.toUpperCase();
  await db().update(companies).set({ billingEmail: typed }).where(eq(companies.id, companyId));
  const change = { billingEmail: { from: typed, to: "books@example.com" } };
  await home.ctx.db.insert(auditLog).values({
    action: "company.changed",
    actorKind: "system",
    requestId: "test",
    subjectType: "company",
    subjectId: companyId,
    details: change,
  });
  await erase(owner);
  const [row] = await db().select().from(companies).where(eq(companies.id, companyId));
  expect(row?.billingEmail).toBeNull();
  const trail = await db().select().from(auditLog).where(eq(auditLog.subjectId, companyId));
  expect(trail.map(({ details }) => details)).toContainEqual({
    billingEmail: { from: null, to: "books@example.com" },
  });
});

test("a company nobody sits in is kept for its history, without the person's address", async () => {
  const owner = await addPerson(db());
  const [person] = await db().select().from(users).where(eq(users.id, owner));
  const kept = await addCompany(db(), { owner });
  await addMembership(home.ctx, kept, { anchor: "2026-01-10" });
  const billingDetails = billingDetailsInput.parse({ line1: "1 A St", city: "B", country: "US" });
  const contact = { billingEmail: person!.email, phone: "909 555 0101", billingDetails };
  await db().update(companies).set(contact).where(eq(companies.id, kept));
  const empty = await addCompany(db(), { owner });
  await erase(owner);
  const [row] = await db().select().from(companies).where(eq(companies.id, kept));
  expect(row).toMatchObject({ billingEmail: null, phone: null, billingDetails: null });
  expect(await isThere(empty)).toBe(false);
});
