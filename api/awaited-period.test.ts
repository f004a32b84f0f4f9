import { afterAll, afterEach, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { addDays, civilDateOf } from "../domain/fields/civil-date.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf } from "../tests/support/company.ts";

const charged = await openChargedDesk();
const { home, desk, confirmed, rowOf, pass, at, untilUnpaid, staySignedIn } = charged;
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(home));
afterAll(() => desk.close());

const today = () => civilDateOf(home.ctx.clock.now());

async function log(companyId: string, minutes: number, more: object = {}): Promise<string> {
  const line = { companyId, date: today(), minutes, where: "onshore", text: "Moved it", ...more };
  const { status, body } = await staff("POST", "/api/admin/work", line);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
}

const approve = (id: string) => staff("POST", `/api/admin/work/${id}/approve`);

const hour = 3_600_000;

/** In California, when a day there is the same one at the provider. */
const untilNoon = () => 24 * hour - ((home.ctx.clock.now().getTime() - 20 * hour) % (24 * hour));

/** Whose first ten hours are used but for one, on the day of their renewal, whose invoice is made and not charged yet. */
async function renewing() {
  await home.pass(untilNoon());
  const { id, call } = await confirmed();
  const { companyId, periodEnd } = await rowOf(id);
  const used = await log(companyId, 540);
  expect((await approve(used)).status).toBe(200);
  await at(new Date(periodEnd!.getTime() + hour / 3).toISOString());
  const read = async (path: string) => (await call("GET", path)).body;
  return { id, companyId: companyId, call, read, used };
}

test("while a renewal waits for its charge, a member reads of the period to come, not of the last", async () => {
  const { companyId, read, used } = await renewing();
  const hours = await read("/api/membership/hours");
  expect(hours).toMatchObject({
    period: null,
    awaited: { starts: today(), minutes: 600 },
    remainingMinutes: 60,
    usedMinutes: 0,
    work: [],
    ended: [{ ends: today(), work: [{ id: used }] }],
  });
  expect(await read("/api/auth/user")).toMatchObject({
    membershipPlan: "crm-essentials",
    membershipStatus: "active",
    membershipEndDate: null,
    hoursUsed: 0,
    hoursRemaining: 1,
  });
  expect(await read("/api/membership/info")).toEqual({ plan: "crm-essentials" });
  const { subscription } = await read("/api/billing");
  const { starts, ends } = hours.awaited;
  expect(subscription).toMatchObject({ status: "active", period: null, awaited: { starts, ends } });
  const { body: company } = await staff("GET", `/api/admin/companies/${companyId}`);
  expect(company).toMatchObject({ status: "active", awaitedMinutes: 600, hours: { awaited: {} } });
  await pass(1);
  expect(await read("/api/membership/hours")).toMatchObject({
    period: { starts, ends },
    awaited: null,
  });
  expect((await read("/api/auth/user")).membershipEndDate).not.toBeNull();
  expect((await read("/api/billing")).subscription.awaited).toBeNull();
});

test("work that the hours to come cover is not beyond the plan, and is approved once they are there", async () => {
  const { companyId, read } = await renewing();
  const within = await log(companyId, 180);
  const beyond = await log(companyId, 690);
  const { work } = await read("/api/membership/hours");
  expect(work).toMatchObject([
    { id: beyond, overageMinutes: 30, awaitedMinutes: 600, waitsForAgreement: false },
    { id: within, overageMinutes: 0, awaitedMinutes: 120, waitsForAgreement: false },
  ]);
  const { body } = await staff("GET", `/api/admin/work?companyId=${companyId}&status=logged`);
  expect(body).toMatchObject([{ awaitedMinutes: 600 }, { awaitedMinutes: 120 }]);
  const early = await approve(within);
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining("when its charge has gone through"),
  ]);
  await pass(1);
  const { body: done } = await approve(within);
  expect(done).toMatchObject({ status: "approved", overageMinutes: 0, awaitedMinutes: 0 });
});

test("what is drawn on that day is used in the period to come, and work of the last stays beyond", async () => {
  const { companyId, read, used } = await renewing();
  const late = await log(companyId, 120, {
    date: (await read("/api/membership/hours")).ended[0].starts,
  });
  const small = await log(companyId, 30);
  expect((await approve(small)).body).toMatchObject({ status: "approved" });
  const { work, usedMinutes } = await read("/api/membership/hours");
  expect(usedMinutes).toBe(30);
  expect(work).toMatchObject([
    { id: small },
    { id: late, overageMinutes: 90, awaitedMinutes: 0, waitsForAgreement: true },
  ]);
  expect(work.map((line: { id: string }) => line.id)).not.toContain(used);
  expect((await read("/api/auth/user")).hoursUsed).toBe(1);
  await pass(1);
  expect((await read("/api/membership/hours")).usedMinutes).toBe(30);
});

test("who signed up late in the evening waits for a day, and for the hours of the plan that begins with it", async () => {
  await at("2050-01-11T07:35:00Z");
  const { call } = await confirmed();
  await staySignedIn();
  const choice = { planId: "fractional-cto", term: "month", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", choice)).status).toBe(200);
  const read = async () => (await call("GET", "/api/membership/hours")).body;
  for (const time of ["10T08:20", "10T20:00", "11T08:20"]) {
    await at(`2050-02-${time}:00Z`);
    const awaited = { starts: "2050-02-10", ends: "2050-03-10", minutes: 1200 };
    expect(await read()).toMatchObject({ period: null, awaited });
  }
  await at("2050-02-11T09:00:00Z");
  const { period, awaited, grants } = await read();
  expect([period.starts, awaited]).toEqual(["2050-02-10", null]);
  expect(grants).toContainEqual(
    expect.objectContaining({ effective: "2050-02-10", minutes: 1200 }),
  );
});

test("nothing is foreseen from a period whose card was declined, nor told otherwise than before", async () => {
  const { id, call } = await confirmed("expires-soon");
  const { companyId } = await rowOf(id);
  await untilUnpaid(id);
  const user = (await call("GET", "/api/auth/user")).body;
  expect(user).toMatchObject({ membershipStatus: "past_due" });
  expect(user.membershipEndDate).not.toBeNull();
  await log(companyId, 900);
  const { body } = await call("GET", "/api/membership/hours");
  expect(body.awaited).toBeNull();
  expect(body.work[0]).toMatchObject({ awaitedMinutes: 0 });
  expect(body.work[0].overageMinutes).toBeGreaterThan(0);
});

test("while a card may still go through, work of a closed period waits for the next one, as later work does", async () => {
  await home.pass(untilNoon());
  const { id } = await confirmed("expires-soon");
  const { companyId } = await rowOf(id);
  await untilUnpaid(id);
  expect((await approve(await log(companyId, 600))).status).toBe(200);
  const later = await log(companyId, 60);
  const closed = await log(companyId, 60, { date: addDays(today(), -10) });
  const refusals = async () =>
    Promise.all([closed, later].map(async (line) => (await approve(line)).body.message));
  // The day of the statement, before the provider's last try.
  await pass(6.4);
  await home.runJob({ name: "period-closing", payload: {} });
  const waits = expect.stringContaining("when its charge has gone through");
  expect(await refusals()).toEqual([waits, waits]);
  await pass(1);
  const isOver = expect.stringContaining("no period is open");
  expect(await refusals()).toEqual([isOver, isOver]);
});
