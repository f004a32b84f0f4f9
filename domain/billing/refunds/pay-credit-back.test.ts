import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { trialAddresses } from "../../../content/trial.ts";
import type { Ctx } from "../../../platform/context.ts";
import { openTestApp } from "../../../tests/support/app.ts";
import { addCompany, addMembership, addPerson, clockAt } from "../../../tests/support/hours.ts";
import { approveWork } from "../../hours/approve-work.ts";
import { closeDuePeriods } from "../../hours/close-due-periods.ts";
import { logWork } from "../../hours/log-work.ts";
import { openDuePeriods } from "../../hours/open-due-periods.ts";
import { reverseWork } from "../../hours/reverse-work.ts";
import { startMembership } from "../../hours/start-membership.ts";
import { companies } from "../../companies/tables.ts";
import { accountFor } from "../../invoices/account-for.ts";
import { issueDueInvoices } from "../../invoices/issue-due-invoices.ts";
import { unpayInvoice } from "../../invoices/pay-invoice.ts";
import { invoicesOf } from "../../invoices/read-invoices.ts";
import { memberships, periods } from "../../membership/tables.ts";
import { findSwitch, switchToCard } from "../charging/switch-to-card.ts";
import { showBilling } from "../plan/show-billing.ts";
import { payCreditBack } from "./pay-credit-back.ts";

const home = await openTestApp();
const { db } = home.database;
const staffId = await addPerson(db, "Grace");
afterAll(() => home.close());

const staff = (on: string): Ctx => ({
  ...home.ctx,
  clock: clockAt(on),
  actor: { kind: "member", userId: staffId, email: trialAddresses.admin, isAdmin: true },
});

async function runJobs(...days: string[]) {
  for (const on of days)
    for (const job of [openDuePeriods, closeDuePeriods, issueDueInvoices]) await job(staff(on));
}

/** A plan that costs much less for eleven months of a yearly term: more than any invoice to come. */
async function companyWithCredit() {
  const companyId = await addCompany(db);
  const yearly = { anchor: "2026-01-01", term: "year", planId: "fractional-cto" } as const;
  const membershipId = await addMembership(home.ctx, companyId, yearly);
  await runJobs("2026-01-01");
  await db
    .update(memberships)
    .set({ nextPlanId: "crm-essentials" })
    .where(eq(memberships.id, membershipId));
  await runJobs("2026-02-01");
  return companyId;
}

const creditsOn = async (on: string, companyId: string) =>
  (await showBilling(staff(on), companyId)).credits;

test("a credit that no invoice will take is paid back by hand, once, and a card can be added", async () => {
  const companyId = await companyWithCredit();
  await runJobs("2027-01-01", "2028-01-01");
  const [credit, ...others] = await creditsOn("2028-01-02", companyId);
  expect(others).toEqual([]);
  expect(credit).toMatchObject({ paidBackOn: null, reason: null });
  const { id: creditId, cents } = credit!;
  const invoices = await invoicesOf(staff("2028-01-02"), companyId);
  expect(cents).toBeGreaterThan(invoices[0]!.cents);
  const today = staff("2028-01-02");
  expect((await findSwitch(today, companyId)).refusal).toContain("used or paid back");

  const paidBack = { creditId, cents, reason: "Bank transfer of January 2" };
  await expect(
    payCreditBack(today, companyId, { ...paidBack, cents: cents - 1 }),
  ).rejects.toMatchObject({ code: "conflict" });
  const asOwner: Ctx = { ...today, actor: { ...today.actor, isAdmin: false } as Ctx["actor"] };
  await expect(payCreditBack(asOwner, companyId, paidBack)).rejects.toMatchObject({
    code: "forbidden",
  });
  const other = await addCompany(db);
  await expect(payCreditBack(today, other, paidBack)).rejects.toMatchObject({ code: "conflict" });

  const both = await Promise.allSettled([
    payCreditBack(today, companyId, paidBack),
    payCreditBack(today, companyId, paidBack),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await creditsOn("2028-01-02", companyId)).toEqual([
    { ...credit, paidBackOn: "2028-01-02", reason: paidBack.reason },
  ]);
  expect((await findSwitch(today, companyId)).refusal).toBeNull();
  const january = { from: "2028-01-01", to: "2028-01-31" };
  const { text } = credit!;
  expect(await accountFor(today, january)).toMatchObject({
    paidBackCents: cents,
    creditsPaidBack: [{ date: "2028-01-02", text, reason: paidBack.reason, cents }],
  });
});

test("marked by mistake it waits again, and what an invoice has taken is not paid back", async () => {
  const companyId = await addCompany(db);
  await db.update(companies).set({ overageCapMinutes: 100_000 }).where(eq(companies.id, companyId));
  await addMembership(home.ctx, companyId, { anchor: "2026-03-01" });
  await runJobs("2026-03-01");
  const line = { companyId, date: "2026-03-02", minutes: 720, where: "onshore", text: "Much" };
  const { id } = await logWork(staff("2026-03-02"), line as Parameters<typeof logWork>[1]);
  await approveWork(staff("2026-03-02"), id);
  await runJobs("2026-04-01", "2026-04-08");
  await reverseWork(staff("2026-04-09"), id);
  await runJobs("2026-05-01", "2026-05-08");
  const [credit] = await creditsOn("2026-05-09", companyId);
  const { id: creditId, cents } = credit!;
  const mark = (on: string, reason: string | null) =>
    payCreditBack(staff(on), companyId, { creditId, cents, reason });
  await expect(mark("2026-05-09", null)).rejects.toMatchObject({ code: "conflict" });
  await mark("2026-05-09", "By check");
  // None takes it meanwhile.
  await runJobs("2026-06-01");
  expect(await creditsOn("2026-06-01", companyId)).toMatchObject([{ reason: "By check" }]);
  await mark("2026-06-02", null);
  expect(await creditsOn("2026-06-02", companyId)).toEqual([credit]);
  await runJobs("2026-07-01");
  expect(await creditsOn("2026-07-01", companyId)).toEqual([]);
  await expect(mark("2026-07-02", "By check")).rejects.toMatchObject({ code: "conflict" });
});

test("an invoice that credits take whole is paid, and nobody is asked for nothing", async () => {
  const companyId = await addCompany(db);
  await db.update(companies).set({ overageCapMinutes: 100_000 }).where(eq(companies.id, companyId));
  const membershipId = await addMembership(home.ctx, companyId, { anchor: "2026-01-01" });
  await runJobs("2026-01-01");
  const log = async (date: string) => {
    const line = { companyId, date, minutes: 3000, where: "onshore", text: "Much" };
    const { id } = await logWork(staff(date), line as Parameters<typeof logWork>[1]);
    await approveWork(staff(date), id);
    return id;
  };
  const first = await log("2026-01-02");
  await runJobs("2026-02-01", "2026-02-08");
  await runJobs("2026-03-01");
  await reverseWork(staff("2026-03-02"), first);
  await db
    .update(memberships)
    .set({ endsOn: "2026-04-01" })
    .where(eq(memberships.id, membershipId));
  await runJobs("2026-04-01", "2026-04-08");
  const [credit] = await creditsOn("2026-04-08", companyId);
  expect(credit?.paidBackOn).toBeNull();
  // What the next membership owes is exactly what is owed to them.
  const next = await addMembership(home.ctx, companyId, { anchor: "2026-06-01" });
  await db.update(periods).set({ dueCents: credit!.cents }).where(eq(periods.membershipId, next));
  await runJobs("2026-06-01");
  const [taken] = await invoicesOf(staff("2026-06-01"), companyId);
  expect(taken).toMatchObject({ cents: 0, status: "paid", dueCents: 0 });
  await expect(unpayInvoice(staff("2026-06-02"), taken!.id)).rejects.toMatchObject({
    code: "conflict",
  });
});

const replaceOn = (on: string, companyId: string) =>
  db.transaction((tx) =>
    startMembership(
      { ...staff(on), db: tx },
      { companyId, planId: "fractional-cto", term: "month", cadence: "month", billing: "by-hand" },
    ),
  );

async function paidBackOn(day: string) {
  const companyId = await companyWithCredit();
  const [credit] = await creditsOn(day, companyId);
  const { id: creditId, cents } = credit!;
  const mark = (reason: string | null) =>
    payCreditBack(staff(day), companyId, { creditId, cents, reason });
  await mark("Bank transfer");
  return { companyId, cents, mark };
}

test("what was paid back for a plan that another one replaced that day is asked for again", async () => {
  const { companyId, cents, mark } = await paidBackOn("2026-02-01");
  await replaceOn("2026-02-01", companyId);
  await runJobs("2026-02-01");
  const [newest] = await invoicesOf(staff("2026-02-01"), companyId);
  expect(newest?.cents).toBe(350_000 + cents);
  await expect(mark(null)).rejects.toThrow(/stays paid back/);
  expect(await creditsOn("2026-02-01", companyId)).toMatchObject([{ paidBackOn: "2026-02-01" }]);
});

test("and is not where it is marked as not paid back before that invoice", async () => {
  const { companyId, mark } = await paidBackOn("2026-02-01");
  await replaceOn("2026-02-01", companyId);
  await mark(null);
  await runJobs("2026-02-01");
  const [newest] = await invoicesOf(staff("2026-02-01"), companyId);
  expect(newest?.cents).toBe(350_000);
});

test("a credit that was paid back stays so once a card has taken over", async () => {
  const { companyId, mark } = await paidBackOn("2026-02-02");
  const card = { id: "pm_1", brand: "visa", last4: "4242", expMonth: 12, expYear: 2030 };
  const saved = { companyId, customerId: "cus_1", card };
  expect(await switchToCard(staff("2026-02-03"), saved)).not.toBeNull();
  await expect(mark(null)).rejects.toThrow(/stays paid back/);
  expect(await creditsOn("2026-02-03", companyId)).toHaveLength(1);
});
