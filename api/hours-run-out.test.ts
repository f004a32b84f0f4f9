import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grants } from "../domain/hours/tables.ts";
import { memberships } from "../domain/membership/tables.ts";
import { newCompany } from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";
import { type HoursMailDesk, openHoursMailDesk } from "../tests/support/hours-mail-desk.ts";

let desk: HoursMailDesk;
let home: HoursMailDesk["home"];

beforeAll(async () => {
  desk = await openHoursMailDesk("2032-02-01");
  ({ home } = desk);
});
afterAll(() => desk.close());

const run = (name: string) => desk.run(name);
const notices = () => run("hours-notices");

test("owners hear of each day on which what an ended membership has left runs out, once", async () => {
  const { id, owner } = await newCompany(home, "Ended");
  await addMembership(home.ctx, id, { anchor: "2032-02-01", endsOn: "2032-03-01" });
  const until = async (day: string) => {
    await turnTo(home, day);
    await run("period-opening");
    const told = (await notices()).filter(([to]) => to === owner.email);
    return told.map(([, heading]) => heading);
  };
  expect(await until("2032-03-02")).toEqual([]);
  const days = { effective: "2032-03-02", expires: "2032-05-01" };
  const given = { companyId: id, kind: "goodwill" as const, minutes: 60, reason: "Late", ...days };
  await home.database.db.insert(grants).values(given);
  expect(await until("2032-03-22")).toEqual([]);
  const heading = "Hours you have left are about to expire";
  expect(await until("2032-03-23")).toEqual([heading]);
  expect(desk.mail.received.at(-1)?.text).toContain("can be used through March 29, 2032.");
  expect(await until("2032-03-25")).toEqual([]);
  expect(await until("2032-04-23")).toEqual([]);
  expect(await until("2032-04-24")).toEqual([heading]);
  expect(desk.mail.received.at(-1)?.text).toContain("1\u00A0h can be used through");
});

test("owners of a membership that is past due hear of what runs out", async () => {
  const { id, owner } = await newCompany(home, "Past due");
  await turnTo(home, "2033-05-01");
  await addMembership(home.ctx, id, { anchor: "2033-05-01" });
  await run("period-opening");
  const { db } = home.database;
  await db.update(memberships).set({ status: "past_due" }).where(eq(memberships.companyId, id));
  const told = async (day: string) => {
    await turnTo(home, day);
    return (await notices()).filter(([to]) => to === owner.email);
  };
  expect(await told("2033-05-25")).toEqual([]);
  expect(await told("2033-06-22")).toEqual([]);
  const mails = await told("2033-06-23");
  expect(mails).toEqual([[owner.email, "Hours you have left are about to expire"]]);
  expect(await told("2033-06-24")).toEqual([]);
  // Paid for after all, its period tells of the same hours no more.
  await db.update(memberships).set({ status: "active" }).where(eq(memberships.companyId, id));
  await run("period-opening");
  expect(await told("2033-06-25")).toEqual([]);
});

test("owners of a company that kept another one hear of its hours once, whoever had them", async () => {
  const [left, kept] = [await newCompany(home, "Left"), await newCompany(home, "Kept")];
  await turnTo(home, "2034-05-01");
  await addMembership(home.ctx, left.id, { anchor: "2034-05-01", endsOn: "2034-06-01" });
  const told = async (day: string) => {
    await turnTo(home, day);
    await run("period-opening");
    const owners = [left.owner.email, kept.owner.email];
    return (await notices()).filter(([to]) => owners.includes(to ?? ""));
  };
  expect(await told("2034-06-23")).toHaveLength(1);
  const merged = await desk.staff("POST", `/api/admin/companies/${kept.id}/merge`, {
    companyId: left.id,
  });
  expect(merged.status).toBe(200);
  expect(await told("2034-06-24")).toEqual([]);
  await addMembership(home.ctx, kept.id, { anchor: "2034-06-25" });
  expect(await told("2034-06-25")).toEqual([]);
});
