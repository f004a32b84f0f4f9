import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ImportDesk, openImportDesk } from "../tests/support/import-desk.ts";

let desk: ImportDesk;
let home: ImportDesk["home"];
beforeAll(async () => {
  desk = await openImportDesk();
  ({ home } = desk);
});
afterAll(() => home.close());

test("sent or confirmed again, or by two at once, it happens once", async () => {
  const key = randomUUID();
  const file = "Company\nOnly Once";
  const first = await desk.send("companies", file, { key });
  expect((await desk.send("companies", file, { key })).body).toEqual(first.body);
  expect((await desk.send("companies", "Company\nOther", { key })).status).toBe(409);
  const other = await desk.send("companies", file, { by: desk.grace });
  const all = await Promise.all([
    desk.confirm(first.body),
    desk.confirm(first.body, {}, desk.grace),
    desk.confirm(other.body, {}, desk.grace),
  ]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await desk.companiesNamed("Only Once")).toHaveLength(1);
});

test("what changed in between is shown anew and not imported", async () => {
  await desk.imported("companies", "Company,Phone\nShifting,909 555 0120\nSteady,909 555 0121");
  const { run } = await desk.tried(
    "companies",
    "Company,Phone\nShifting,909 555 0130\nSteady,909 555 0131",
  );
  await desk.imported("companies", "Company,Phone\nShifting,909 555 0140");
  const { body: anew } = await desk.confirm(run);
  expect(anew).toMatchObject({ doneAt: null, differing: 1 });
  const [shifting, steady] = await desk.rowsOf(anew);
  expect([shifting?.differs, steady?.differs]).toEqual([true, false]);
  expect(shifting?.changes[0]?.before).toBe("909 555 0140");
  expect((await desk.confirm(run)).body.doneAt).toBeNull();
  expect((await desk.confirm(anew)).body.doneAt).not.toBeNull();
});

test("a dry run is kept for a day", async () => {
  const { run } = await desk.tried("companies", "Company\nToo Late");
  home.advance(25 * 60 * 60_000);
  expect((await desk.confirm(run)).status).toBe(404);
  await home.runJob({ name: "retention-sweep", payload: {} });
  expect(await desk.companiesNamed("Too Late")).toEqual([]);
});

test("a name over two lines, imported twice, is one company", async () => {
  const file = 'Company,Phone\n"Two\nlines",';
  await desk.imported("companies", file);
  expect((await desk.tried("companies", file)).outcomes).toEqual(["same"]);
});
