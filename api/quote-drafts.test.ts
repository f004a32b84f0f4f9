import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newCompany, newPerson, type Person } from "../tests/support/company.ts";
import { quoteDraft as draft, quotesPath as at } from "../tests/support/quote-draft.ts";

type Read = { id: string; version: number; updatedAt: string };

let home: TestApp, staff: Person, read: Read;
beforeAll(async () => {
  home = await openTestApp();
  staff = await newPerson(home, { email: trialAddresses.admin });
});
beforeEach(async () => {
  const { id: companyId } = await newCompany(home);
  ({ body: read } = await staff.call("POST", at, { ...draft, companyId }));
});
afterAll(() => home.close());

const save = (title: string, { id, version, updatedAt }: Read) =>
  staff.call("PUT", `${at}/${id}`, { ...draft, title, version, updatedAt });

test("of two who edit the same draft, the second overwrites nothing", async () => {
  expect((await save("Of the first", read)).status).toBe(200);
  const { status, body } = await save("Of the second", read);
  expect([status, body.current.title]).toEqual([409, "Of the first"]);
  expect((await save("Of the second", body.current)).body).toMatchObject({
    title: "Of the second",
    version: 1,
  });
});

test("a draft that a colleague has saved since is not sent unread", async () => {
  const { id, version, updatedAt } = read;
  const { body: saved } = await save("Of the first", read);
  const send = (seen: object) => staff.call("POST", `${at}/${id}/sending`, { version, ...seen });
  expect((await send({ updatedAt })).status).toBe(409);
  expect((await send({ updatedAt: saved.updatedAt })).body.status).toBe("sent");
});

test("a save whose answer was lost is no conflict", async () => {
  const [first, again] = [await save("Sent twice", read), await save("Sent twice", read)];
  expect(again).toEqual(first);
});
