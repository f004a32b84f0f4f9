import { eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyRow } from "../tests/fixtures/everything/every-row.ts";
import { at, numbers } from "../tests/fixtures/everything/known.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { addCompany, addPerson } from "../tests/support/hours.ts";
import { users } from "./accounts/tables.ts";
import { billingDetailsInput } from "./companies/details/schema.ts";
import { companies, seats } from "./companies/tables.ts";
import { finishDeletions } from "./finish-deletions.ts";
import { heldTables } from "./held-tables.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const email = "everything@example.com";
const db = () => home.database.db;

function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString();
  return value instanceof Date ? value.toISOString() : (JSON.stringify(value) ?? "");
}

/** The words of hers that a column still holds, by table and column. */
async function tracesOf(id: string): Promise<Map<string, string[]>> {
  const traces = new Map<string, string[]>();
  for (const { table, personal } of heldTables) {
    const rows: Record<string, unknown>[] = await db().select().from(table);
    const { name } = getTableConfig(table);
    for (const column of Object.keys(rows[0] ?? {})) {
      const told =
        column in personal
          ? [at.toISOString(), ...Object.values(numbers).map(String), "photosname"]
          : [];
      const words = [id, email, `${name}.${column}`, ...told];
      if (`${name}.${column}` === "seats.role") words.push("requester");
      const held = rows.map((row) => textOf(row[column])).join("\n");
      const found = words.filter((word) => held.includes(word));
      if (found.length > 0) traces.set(`${name}.${column}`, found);
    }
  }
  return traces;
}

const declared = heldTables.flatMap(({ table, personal }) =>
  Object.entries(personal).map(([column, fate]) => ({
    ...fate,
    column: `${getTableConfig(table).name}.${column}`,
  })),
);
const columnsWhere = (is: (one: (typeof declared)[number]) => boolean) =>
  declared.filter(is).map(({ column }) => column);

async function addEverything(): Promise<{ id: string; cookie: string }> {
  const cookie = await home.signIn(email);
  const staffId = await addPerson(db());
  const companyId = await addCompany(db());
  const [row] = await db().select({ id: users.id }).from(users).where(eq(users.email, email));
  const { id } = row!;
  await db()
    .update(users)
    .set({
      firstName: "users.firstName",
      lastName: "users.lastName",
      phone: "users.phone",
      profileImageUrl: "users.profileImageUrl",
      deletionScheduledFor: at,
    })
    .where(eq(users.id, id));
  const ownCompanyId = await addCompany(db(), { name: "companies.name", owner: id });
  const line1 = "companies.billingDetails";
  const billingDetails = billingDetailsInput.parse({ line1, city: "B", country: "US" });
  await db()
    .update(companies)
    .set({
      billingEmail: email,
      phone: "companies.phone",
      billingDetails,
      consultantId: id,
    })
    .where(eq(companies.id, ownCompanyId));
  // What was merged into it keeps details of its own.
  const merged = { name: "Merged", mergedInto: ownCompanyId, mergedAt: at, billingDetails };
  await db().insert(companies).values(merged);
  await db().insert(seats).values({ companyId, userId: id, role: "requester" });
  for (const [table, values] of everyRow({ id, email, companyId, ownCompanyId, staffId }))
    await db().insert(table).values(values);
  return { id, cookie };
}

test("what is held of a person is exported and erased, but for what is declared to stay", async () => {
  const { id, cookie } = await addEverything();
  const before = await tracesOf(id);
  expect([...before.keys()].toSorted()).toEqual(columnsWhere(() => true).toSorted());

  const answer = await home.request("GET", "/api/account/export", { headers: { cookie } });
  const exported = await answer.text();
  const unsaid = columnsWhere(({ leftOut }) => !leftOut).filter(
    (column) => !before.get(column)?.some((word) => exported.includes(word)),
  );
  expect(unsaid).toEqual([]);
  const secrets = columnsWhere(({ leftOut }) => leftOut !== undefined);
  expect(secrets.filter((column) => exported.includes(column))).toEqual([]);

  await finishDeletions(home.ctx);
  const after = await tracesOf(id);
  expect([...after.keys()].toSorted()).toEqual(
    columnsWhere(({ kept }) => Boolean(kept)).toSorted(),
  );
});
