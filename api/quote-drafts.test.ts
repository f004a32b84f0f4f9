import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { seats } from "../domain/companies/tables.ts";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  type Company,
  newCompany,
  newPerson,
  type Person,
  seat,
} from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";
import { quoteDraft as draft, quotesPath as at } from "../tests/support/quote-draft.ts";

type Read = { id: string; version: number; updatedAt: string };

let home: TestApp, staff: Person, company: Company, read: Read;
beforeAll(async () => {
  home = await openTestApp();
  staff = await newPerson(home, { email: trialAddresses.admin });
});
beforeEach(async () => {
  company = await newCompany(home);
  ({ body: read } = await staff.call("POST", at, { ...draft, companyId: company.id }));
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

test("a quote is sent, and a card asked for, only where somebody owns the company", async () => {
  const { id, version, updatedAt } = read;
  const { id: companyId, owner } = company;
  await addMembership(home.ctx, companyId, { anchor: civilDateOf(home.ctx.clock.now()) });
  await home.database.db.delete(seats).where(eq(seats.companyId, companyId));
  const ask = () => staff.call("POST", `/api/admin/companies/${companyId}/card-request`);
  const send = () => staff.call("POST", `${at}/${id}/sending`, { version, updatedAt });
  const message =
    "This company has no owner. Import the owner as a person, and try again once they have accepted the invitation.";
  for (const asked of [await ask(), await send()])
    expect(asked).toMatchObject({ status: 409, body: { message } });
  expect((await staff.call("GET", `${at}/${id}`)).body.status).toBe("draft");
  await seat(home, companyId, owner, "owner");
  expect([(await ask()).status, (await send()).status]).toEqual([204, 200]);
});

test("a save whose answer was lost is no conflict", async () => {
  const [first, again] = [await save("Sent twice", read), await save("Sent twice", read)];
  expect(again).toEqual(first);
});
