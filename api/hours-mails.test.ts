import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, seats } from "../domain/companies/tables.ts";
import { addDays } from "../domain/fields/civil-date.ts";
import { grants } from "../domain/hours/tables.ts";
import { membershipPlans } from "../domain/plans/tables.ts";
import { type Company, newCompany, newPerson, seat } from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";
import { type HoursMailDesk, openHoursMailDesk } from "../tests/support/hours-mail-desk.ts";

let desk: HoursMailDesk;
let mail: HoursMailDesk["mail"];
let home: HoursMailDesk["home"];
let staff: HoursMailDesk["staff"];
const first = "2031-03-01";

beforeAll(async () => {
  desk = await openHoursMailDesk(first);
  ({ mail, home, staff } = desk);
});
afterAll(() => desk.close());

const mailsOf = (cause: () => Promise<unknown>) => desk.mailsOf(cause);
const run = (name: string) => desk.run(name);
const notices = () => run("hours-notices");

async function log(companyId: string, minutes: number): Promise<string> {
  const date = addDays(first, 1);
  const input = { companyId, date, minutes, where: "onshore", text: "Moved <b>the</b> contacts" };
  return (await staff("POST", "/api/admin/work", input)).body.id;
}

async function work(companyId: string, minutes: number): Promise<string> {
  const id = await log(companyId, minutes);
  expect((await staff("POST", `/api/admin/work/${id}/approve`)).status).toBe(200);
  return id;
}

let slow: Company;
let fast: Company;
const eighty = "You have used 80% of your hours";
const all = "You have used all of your hours";
const expiring = "Some of your hours are about to expire";

test("owners hear once of 80 %, once of all, and of both at a time only the second", async () => {
  slow = await newCompany(home, "Slow");
  fast = await newCompany(home, "Fast");
  for (const { id } of [slow, fast]) await addMembership(home.ctx, id, { anchor: first });
  await turnTo(home, addDays(first, 1));
  await work(slow.id, 465);
  expect(await notices()).toEqual([]);
  await work(slow.id, 15);
  const corrected = await work(fast.id, 600);
  await turnTo(home, addDays(first, 6));
  const told = await notices();
  expect(told.toSorted()).toEqual(
    [
      [slow.owner.email, eighty],
      [fast.owner.email, all],
    ].toSorted(),
  );
  const { text } = mail.received.find(({ to }) => to === slow.owner.email)!;
  for (const words of [
    "Company: Slow",
    "March 1 – 31, 2031",
    "8 h",
    "2 h",
    "/dashboard/hours",
    "$",
  ])
    expect(text.replaceAll(/\s/g, " ")).toContain(words);
  expect(await notices()).toEqual([]);
  await work(slow.id, 120);
  await staff("POST", `/api/admin/work/${corrected}/reverse`);
  expect(await notices()).toEqual([[slow.owner.email, all]]);
  await work(fast.id, 600);
  expect(await notices()).toEqual([]);
});

test("a question reaches the firm, and its answer whoever asked", async () => {
  const id = await log(slow.id, 30);
  const ask = `/api/membership/work/${id}/questions`;
  const { requester } = slow;
  const asked = await mailsOf(() => requester.call("POST", ask, { text: "Which <i>ones</i>?" }));
  expect(asked).toEqual([["desk@firm.example", "Ada has a question about logged work"]]);
  const [question] = mail.received;
  expect(question?.headers.replyTo).toMatchObject([{ address: requester.email }]);
  expect(question?.text).toContain("Which &lt;i&gt;ones&lt;/i&gt;?");
  expect(question?.text).toContain(`/admin/work?companyId=${slow.id}`);
  const answered = () =>
    staff("POST", `/api/admin/work/${id}/answers`, { text: "Those of sales." });
  expect(await mailsOf(answered)).toEqual([
    [requester.email, "An answer about your hours on March 2, 2031"],
  ]);
  expect(mail.received[0]?.text).toContain("Those of sales.");
  await slow.owner.call("DELETE", `${slow.at}/seats/${requester.id}`);
  home.sent.length = 0;
  expect((await mailsOf(answered)).filter(([to]) => to === requester.email)).toEqual([]);
});

test("owners are asked once to agree to a line beyond their hours, and anew if it changes", async () => {
  await run("agreement-requests");
  const { id: companyId, owner } = await newCompany(home, "Beyond");
  await addMembership(home.ctx, companyId, { anchor: first });
  const id = await log(companyId, 60);
  expect(await run("agreement-requests")).toEqual([]);
  await work(companyId, 600);
  const asked = [[owner.email, "Work beyond your hours needs your approval"]];
  expect(await run("agreement-requests")).toEqual(asked);
  for (const words of [
    "Company: Beyond",
    "1\u00A0h beyond",
    "March 2, 2031",
    "Moved",
    "/dashboard/hours",
  ])
    expect(mail.received[0]?.text).toContain(words);
  expect(await run("agreement-requests")).toEqual([]);
  const line = `/api/admin/work/${id}`;
  await staff("PATCH", line, { minutes: 90 });
  expect(await run("agreement-requests")).toEqual([]);
  const agree = () => owner.call("POST", `/api/membership/work/${id}/agreement`);
  expect((await agree()).status).toBe(200);
  await staff("PATCH", line, { minutes: 120 });
  expect(await run("agreement-requests")).toEqual(asked);
  expect(mail.received[0]?.text).toContain("Cost: $240");
  await agree();
  expect(await mailsOf(async () => home.sent.push(home.sent.at(-1)!))).toEqual([]);
});

test("owners hear seven days before hours expire, once in a period, however late", async () => {
  await turnTo(home, "2031-04-22");
  await run("period-opening");
  const idle = await newCompany(home, "Idle");
  await addMembership(home.ctx, idle.id, { anchor: first });
  await run("period-opening");
  expect(await notices()).toEqual([]);
  await turnTo(home, "2031-04-23");
  expect(await notices()).toEqual([[idle.owner.email, expiring]]);
  expect(mail.received[0]?.text).toContain("10\u00A0h can be used through April 29, 2031.");
  await turnTo(home, "2031-04-25");
  expect(await notices()).toEqual([]);
  await turnTo(home, "2031-05-27");
  await run("period-opening");
  expect(await notices()).toEqual(
    expect.arrayContaining([slow, fast, idle].map(({ owner }) => [owner.email, expiring])),
  );
  expect(await notices()).toEqual([]);
});

test("the one notice of a period names all that runs out in it", async () => {
  await turnTo(home, "2031-03-01");
  const { id: companyId, owner } = await newCompany(home, "Twice");
  await addMembership(home.ctx, companyId, { anchor: first });
  await turnTo(home, "2031-04-10");
  await run("period-opening");
  const given = { companyId, kind: "goodwill" as const, reason: "Late", effective: "2031-04-01" };
  await home.database.db.insert(grants).values([
    { ...given, minutes: 90, expires: "2031-04-15" },
    { ...given, minutes: 60, expires: "2031-04-30" },
    { ...given, minutes: 45, expires: "2031-05-09" },
  ]);
  await notices();
  const told = mail.received.filter(({ to }) => to === owner.email);
  expect(told[0]?.text.match(/^[^<\n]* can be used through [^&\n]*$/gm)).toEqual([
    "1\u00A0h\u00A030\u00A0min can be used through April 14, 2031.",
    "11\u00A0h can be used through April 29, 2031.",
  ]);
  await turnTo(home, "2031-04-24");
  expect((await notices()).filter(([to]) => to === owner.email)).toEqual([]);
});

test("who has allowed hours beyond the plan is told how many, and that an owner is asked after them", async () => {
  await turnTo(home, first);
  const { id: companyId, owner } = await newCompany(home, "Allowed");
  await addMembership(home.ctx, companyId, { anchor: first });
  await owner.call("PUT", "/api/billing/overage", { capMinutes: 120 });
  await turnTo(home, addDays(first, 1));
  await work(companyId, 600);
  await notices();
  const told = mail.received.find(({ to }) => to === owner.email)!;
  expect(told.text).toContain("Your company allows 2\u00A0h of them each period");
});

test("owners of a yearly term are reminded thirty days before each renewal, once", async () => {
  await turnTo(home, first);
  const yearly = await newCompany(home, "Yearly");
  await addMembership(home.ctx, yearly.id, { anchor: first, term: "year" });
  const on = async (date: string) => {
    await turnTo(home, date);
    await run("period-opening");
    return run("renewal-reminders");
  };
  expect(await on("2032-01-30")).toEqual([]);
  const reminder = [[yearly.owner.email, "Your membership renews on March 1, 2032"]];
  expect(await on("2032-01-31")).toEqual(reminder);
  for (const words of ["Company: Yearly", "CRM Essentials"])
    expect(mail.received[0]?.text).toContain(words);
  expect(mail.received[0]?.text).toContain("invoice for $15,000");
  expect(await on("2032-02-10")).toEqual([]);
  const { database } = home;
  const isTaken = eq(membershipPlans.id, "crm-essentials");
  await database.db.update(membershipPlans).set({ price: 150_000 }).where(isTaken);
  expect(await on("2033-01-29")).toEqual([]);
  const late = [[yearly.owner.email, "Your membership renews on March 1, 2033"]];
  expect(await on("2033-02-20")).toEqual(late);
  expect(mail.received[0]?.text).toContain("invoice for $15,000");
  expect(await on("2033-02-21")).toEqual([]);
});

test("owners of the company that a line moves to are asked, too", async () => {
  await turnTo(home, addDays(first, 1));
  await run("agreement-requests");
  const wrong = await newCompany(home, "Wrong");
  const right = await newCompany(home, "Right");
  for (const { id: companyId } of [wrong, right])
    await addMembership(home.ctx, companyId, { anchor: first });
  const id = await log(wrong.id, 660);
  const asked = "Work beyond your hours needs your approval";
  expect(await run("agreement-requests")).toEqual([[wrong.owner.email, asked]]);
  expect((await staff("PATCH", `/api/admin/work/${id}`, { companyId: right.id })).status).toBe(200);
  expect(await run("agreement-requests")).toEqual([[right.owner.email, asked]]);
});

test("an owner who comes later is told of what nobody was there to hear", async () => {
  await turnTo(home, addDays(first, 1));
  const name = "Nobody";
  const [{ id } = { id: "" }] = await home.database.db
    .insert(companies)
    .values({ name })
    .returning();
  await addMembership(home.ctx, id, { anchor: first, term: "year" });
  await work(id, 660);
  await log(id, 60);
  const owner = await newPerson(home);
  const jobs = ["hours-notices", "agreement-requests", "renewal-reminders"];
  const told = async () => {
    const mails = [];
    for (const name of jobs) mails.push(...(await run(name)));
    return mails.flatMap(([to, subject]) => (to === owner.email ? [subject] : []));
  };
  await told();
  await seat(home, id, owner, "owner");
  expect(await told()).toEqual([all, "Work beyond your hours needs your approval"]);
  await home.database.db.delete(seats).where(eq(seats.companyId, id));
  await turnTo(home, "2032-02-01");
  await told();
  await seat(home, id, owner, "owner");
  expect(await told()).toContain("Your membership renews on March 1, 2032");
});
