import { afterAll, beforeAll, expect, test } from "vitest";
import { mostPerDay } from "../domain/companies/invite.ts";
import { importKinds, maxImportBytes, mostImportRows } from "../domain/imports/schema.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newCompany, type Person } from "../tests/support/company.ts";
import { newStaff, twoStaff } from "../tests/support/desk.ts";
import { importsPath, sendImport } from "../tests/support/send-import.ts";

let home: TestApp;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  home = await openTestApp(twoStaff.settings);
  [ada, grace] = await newStaff(home);
});
afterAll(() => home.close());

test.each(importKinds)(
  "a template of %s has every column, and is taken once filled",
  async (kind) => {
    const at = `${importsPath}/template.csv?kind=${kind}`;
    const answer = await home.request("GET", at, { headers: { Cookie: ada.cookie } });
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="${kind}-template.csv"`,
    );
    const template = await answer.text();
    const headings = template.trim().split(",");
    expect((await sendImport(home, ada, kind, template)).body.message).toMatch(/no rows/);
    const filled = `${template}${headings.map(() => "x").join(",")}\r\n`;
    const { status, body } = await sendImport(home, ada, kind, filled);
    expect([status, body.used, body.ignored]).toEqual([201, headings, []]);
  },
);

test("a template of nothing that is imported is refused", async () => {
  const { status } = await ada.call("GET", `${importsPath}/template.csv?kind=invoices`);
  expect(status).toBe(400);
});

test("a file of 1 MB is read, and one of a byte more is not", async () => {
  const head = "Company\n";
  const full = head + "x".repeat(maxImportBytes - head.length);
  expect((await sendImport(home, ada, "companies", full)).status).toBe(201);
  expect((await sendImport(home, ada, "companies", `${full}x`)).status).toBe(413);
});

test("as many rows as a file may have are imported at once", async () => {
  const rows = Array.from({ length: mostImportRows }, (_, n) => `Company ${n},c${n}@many.example`);
  const file = ["Company,Billing email", ...rows].join("\n");
  const { body: run } = await sendImport(home, ada, "companies", file);
  expect(run.counts).toMatchObject({ add: mostImportRows });
  const at = `${importsPath}/${run.id}/confirmation`;
  const { body } = await ada.call("POST", at, { hash: run.hash });
  expect(body.doneAt).not.toBeNull();
});

test("no row is left out unsaid behind many that are empty", async () => {
  const empty = ",\n".repeat(mostImportRows * 3);
  const file = `Company,Phone\nFirst,\n${empty}Last,\n`;
  const { status, body } = await sendImport(home, ada, "companies", file);
  expect([status, body.message]).toEqual([400, expect.stringContaining("more than 3,000 rows")]);
});

const mailed = ({ id, hash }: { id: string; hash: string }) =>
  ada.call("POST", `${importsPath}/${id}/confirmation`, { hash, invite: true });

test("mails of a day are taken by what is imported alone", async () => {
  const mill = await newCompany(home, "Mail Mill");
  const seatOf = `${mill.at}/seats/${mill.viewer.id}`;
  const tried = async (name: string, many: number, more = "") => {
    const rows = Array.from(
      { length: many },
      (_, n) => `Mail Mill,${name}${n}@mill.example,viewer`,
    );
    const file = ["Company,Email,Role", ...rows, more].join("\n");
    return (await sendImport(home, ada, "people", file)).body;
  };

  const run = await tried("first", 30, `Mail Mill,${mill.viewer.email},billing`);
  await mill.owner.call("PATCH", seatOf, { role: "requester" });
  const { body: anew } = await mailed(run);
  expect(anew).toMatchObject({ doneAt: null, differing: 1 });
  expect((await mailed(anew)).body).toMatchObject({ doneAt: expect.any(String) });
  const refused = await mailed(await tried("second", 21));
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringContaining("Import them without mail, or in parts."),
  ]);
  expect((await mailed(await tried("third", 20))).status).toBe(200);
});

test("a company that has invited as many as it may today still gets roles changed", async () => {
  const mill = await newCompany(home, "Full Mill");
  const rows = Array.from({ length: mostPerDay + 2 }, (_, n) => `n${n}@full.example,viewer`);
  const seated = [`${mill.viewer.email},requester`, `${mill.billing.email},billing`];
  const file = [...rows, ...seated].map((row) => `Full Mill,${row}`);
  const { body } = await sendImport(
    home,
    ada,
    "people",
    ["Company,Email,Role", ...file].join("\n"),
  );
  expect(body.counts).toEqual({ add: mostPerDay, bad: 2, change: 1, same: 1 });
});

test("one person tries sixty files an hour, whatever is in them", async () => {
  for (let sent = 0; sent < 60; sent += 1)
    expect((await sendImport(home, grace, "companies", "")).status).toBe(400);
  const { status, headers } = await sendImport(home, grace, "companies", "Company\nA");
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3500);
  expect((await sendImport(home, ada, "companies", "Company\nA")).status).toBe(201);
});
