import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import type { Ctx } from "../../platform/context.ts";
import { openTestApp } from "../../tests/support/app.ts";
import { addCompany, addMembership, addPerson, clockAt } from "../../tests/support/hours.ts";
import { mergeCompany } from "../companies/merge-company.ts";
import { companies } from "../companies/tables.ts";
import { agreeOverage } from "../hours/agree-overage.ts";
import { approveWork } from "../hours/approve-work.ts";
import { askForAgreement } from "../hours/ask-for-agreement.ts";
import { closeDuePeriods } from "../hours/close-due-periods.ts";
import { logWork } from "../hours/log-work.ts";
import { openDuePeriods } from "../hours/open-due-periods.ts";
import { reverseWork } from "../hours/reverse-work.ts";
import { entries, work } from "../hours/tables.ts";
import { issueDueInvoices } from "../invoices/issue-due-invoices.ts";
import { remindOfInvoices } from "../invoices/remind-of-invoices.ts";
import { memberships, periods } from "../membership/tables.ts";
import { settleSubscription } from "./charging/settle-subscription.ts";
import { findSwitch, switchToCard } from "./charging/switch-to-card.ts";
import { invoices as bills, subscriptions } from "./charging/tables.ts";

const home = await openTestApp();
const { db } = home.database;
const staffId = await addPerson(db, "Grace");
afterAll(() => home.close());

const as = (userId: string, on: string, isAdmin = false): Ctx => ({
  ...home.ctx,
  clock: clockAt(on),
  actor: { kind: "member", userId, email: trialAddresses.admin, isAdmin },
});
const staff = (on: string) => as(staffId, on, true);
const system = (on: string): Ctx => ({ ...staff(on), actor: { kind: "system" } });

async function runJobs(on: string) {
  for (const job of [openDuePeriods, closeDuePeriods, issueDueInvoices]) await job(system(on));
}

const endOn = (id: string, endsOn: string) =>
  db.update(memberships).set({ endsOn }).where(eq(memberships.id, id));

async function logged(companyId: string, date: string, hours: number) {
  const line = { companyId, date, minutes: hours * 60, where: "onshore" as const, text: "Reports" };
  return (await logWork(staff(date), line)).id;
}

test("an owner’s yes is to so much and no more, and they are asked again about the rest", async () => {
  const owner = await addPerson(db);
  const companyId = await addCompany(db, { owner });
  await addMembership(home.ctx, companyId, { anchor: "2026-03-01" });
  const [first, second] = [
    await logged(companyId, "2026-03-02", 11),
    await logged(companyId, "2026-03-02", 10),
  ];
  const asked = () =>
    home.sent.filter(
      ({ name, payload }) =>
        name === "agreement-request-mail" && (payload as { workId: string }).workId === first,
    ).length;
  await askForAgreement(system("2026-03-02"));
  expect(asked()).toBe(1);
  expect(await agreeOverage(as(owner, "2026-03-03"), first)).toMatchObject({ overageMinutes: 60 });
  await askForAgreement(system("2026-03-03"));
  expect(asked()).toBe(1);
  await approveWork(staff("2026-03-04"), second);
  await expect(approveWork(staff("2026-03-04"), first)).rejects.toMatchObject({ code: "conflict" });
  await askForAgreement(system("2026-03-04"));
  await askForAgreement(system("2026-03-04"));
  expect(asked()).toBe(2);
  const late = as(owner, "2026-03-05");
  await expect(agreeOverage(late, first, { minutes: 60 })).rejects.toMatchObject({
    code: "conflict",
    current: { overageMinutes: 660 },
  });
  expect(await agreeOverage(late, first, { minutes: 660 })).toMatchObject({ overageMinutes: 660 });
  expect(await approveWork(staff("2026-03-05"), first)).toMatchObject({ overageMinutes: 660 });
});

const agreed = (id: string) =>
  db.update(work).set({ overageAgreedAt: new Date() }).where(eq(work.id, id));

test("what goes beyond the plan is approved and taken back only while a statement can bill it", async () => {
  const companyId = await addCompany(db);
  const membershipId = await addMembership(home.ctx, companyId, { anchor: "2026-01-01" });
  await runJobs("2026-01-01");
  const [done, late] = [
    await logged(companyId, "2026-01-30", 13),
    await logged(companyId, "2026-01-30", 1),
  ];
  await agreed(done);
  await agreed(late);
  await approveWork(staff("2026-01-31"), done);
  await endOn(membershipId, "2026-02-01");
  await runJobs("2026-02-01");
  await runJobs("2026-02-08");
  await expect(approveWork(staff("2026-02-09"), late)).rejects.toMatchObject({ code: "conflict" });
  const unagreed = await logged(companyId, "2026-02-09", 1);
  home.sent.length = 0;
  await askForAgreement(system("2026-02-09"));
  expect(home.sent).toEqual([]);
  await expect(approveWork(staff("2026-02-09"), unagreed)).rejects.toThrow(/no period is open/);
  await expect(reverseWork(staff("2026-02-09"), done)).rejects.toMatchObject({ code: "conflict" });
  await addMembership(home.ctx, companyId, { anchor: "2026-04-01" });
  await runJobs("2026-04-01");
  await reverseWork(staff("2026-04-02"), done);
  // Between the memberships there was no period: today's takes it.
  const between = await logged(companyId, "2026-03-10", 1);
  await expect(approveWork(staff("2026-04-03"), between)).rejects.toThrow(/agree first/);
  await agreed(between);
  await approveWork(staff("2026-04-03"), between);
  const [now] = await db
    .select()
    .from(periods)
    .where(eq(periods.starts, "2026-04-01"))
    .orderBy(asc(periods.openedAt));
  const written = await db.select().from(entries).where(eq(entries.periodId, now!.id));
  expect(written.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ["reversal", -600],
    ["reversal", -180],
    ["overage", 60],
  ]);
  // One that no statement has, from before that was refused, was never billed.
  const unbilled = await logged(companyId, "2026-03-11", 1);
  await db
    .update(work)
    .set({ status: "approved", approvedAt: new Date() })
    .where(eq(work.id, unbilled));
  await db
    .insert(entries)
    .values({ companyId, workId: unbilled, kind: "overage", minutes: 60, periodId: null });
  await reverseWork(staff("2026-04-04"), unbilled);
  const undone = await db.select().from(entries).where(eq(entries.workId, unbilled));
  expect(undone.map(({ minutes, periodId }) => [minutes, periodId])).toEqual([
    [60, null],
    [-60, null],
  ]);
});

test("no card takes over while a credit waits for an invoice", async () => {
  const companyId = await addCompany(db);
  const yearly = { anchor: "2026-01-01", term: "year", planId: "fractional-cto" } as const;
  const membershipId = await addMembership(home.ctx, companyId, yearly);
  await runJobs("2026-01-01");
  const card = { id: "pm_1", brand: "visa", last4: "4242", expMonth: 1, expYear: 2031 };
  expect(await findSwitch(staff("2026-01-02"), companyId)).toMatchObject({ refusal: null });
  await db
    .update(memberships)
    .set({ nextPlanId: "automation-builder" })
    .where(eq(memberships.id, membershipId));
  await runJobs("2026-08-01");
  expect(await findSwitch(staff("2026-09-10"), companyId)).toEqual({
    refusal: expect.stringContaining("A credit waits for the next invoice."),
  });
  const saved = { companyId, customerId: "cus_1", card };
  expect(await switchToCard(staff("2026-09-10"), saved)).toBeNull();
  // The next year's invoice takes it.
  await runJobs("2027-01-01");
  expect(await findSwitch(staff("2027-01-02"), companyId)).toMatchObject({ refusal: null });
});

test("a first payment that comes once the membership before it has ended begins where that did", async () => {
  const companyId = await addCompany(db);
  const before = await addMembership(home.ctx, companyId, { anchor: "2026-02-15" });
  await endOn(before, "2026-03-15");
  const [subscription] = await db
    .insert(subscriptions)
    .values({
      companyId,
      planId: "automation-builder",
      term: "month",
      cents: 187_500,
      customerId: "cus_late",
      paymentMethodId: "pm_late",
      attemptKey: randomUUID(),
      providerId: "sub_late",
      itemId: "si_late",
      status: "active",
      periodEnd: new Date("2026-04-14T23:00:00Z"),
      createdAt: new Date("2026-03-14T23:00:00Z"),
      updatedAt: new Date("2026-03-14T23:00:00Z"),
    })
    .returning();
  await db.insert(bills).values({
    providerId: "in_late",
    companyId,
    subscriptionId: subscription!.id,
    status: "paid",
    reason: "subscription_create",
    date: "2026-03-14",
    starts: "2026-03-14",
    ends: "2026-04-14",
    totalCents: 187_500,
    paidCents: 187_500,
    refundedCents: 0,
    creditedCents: 0,
    paidAt: new Date("2026-03-15T16:00:00Z"),
    createdAt: new Date("2026-03-15T16:00:00Z"),
    updatedAt: new Date("2026-03-15T16:00:00Z"),
  } as typeof bills.$inferInsert);
  await openDuePeriods(system("2026-03-15"));
  await settleSubscription(system("2026-03-15"), subscription!.id);
  const own = await db
    .select({ starts: periods.starts, ends: periods.ends, planId: periods.planId })
    .from(periods)
    .where(eq(periods.companyId, companyId))
    .orderBy(asc(periods.starts));
  expect(own).toMatchObject([
    { starts: "2026-02-15", ends: "2026-03-15", planId: "crm-essentials" },
    { starts: "2026-03-15", planId: "automation-builder" },
  ]);
  const [bill] = await db.select().from(bills).where(eq(bills.providerId, "in_late"));
  expect(bill!.periodId).not.toBeNull();
});

test("reminders of a merged company’s invoice go to the people of the one that was kept", async () => {
  const [owner, other] = [await addPerson(db), await addPerson(db)];
  const [from, into] = [
    await addCompany(db, { owner, name: "From" }),
    await addCompany(db, { owner: other, name: "Into" }),
  ];
  const membershipId = await addMembership(home.ctx, from, { anchor: "2026-01-01" });
  await runJobs("2026-01-01");
  await endOn(membershipId, "2026-02-01");
  await runJobs("2026-02-10");
  const rowOf = async (id: string) =>
    (await db.select().from(companies).where(eq(companies.id, id)))[0]!;
  const pair = { from: await rowOf(from), into: await rowOf(into) };
  await db.transaction((tx) => mergeCompany({ ...staff("2026-02-11"), db: tx }, pair, {}));
  home.sent.length = 0;
  await remindOfInvoices(system("2026-04-01"));
  const told = home.sent.flatMap(({ name, payload }) =>
    name === "invoice-reminder-mail" ? [(payload as { userId: string }).userId] : [],
  );
  expect(told).toEqual(expect.arrayContaining([owner, other]));
});
