import { afterAll, afterEach, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";

const { desk, home, at, confirmed, chargesOf, providerOf } = await openChargedDesk();
afterEach(() => endMemberships(home));
afterAll(() => desk.close());

/** On January 30, at 8 PM in California, which is the 31st at the provider: it bills on the evening before where a month has 30 days. */
async function begun(year: number) {
  await at(`${year}-01-31T04:00:00Z`);
  const { id, call } = await confirmed();
  return {
    id,
    call,
    own: async () => (await call("GET", "/api/billing")).body,
    charges: () => chargesOf(id),
  };
}

async function pausedAndCanceled(year: number) {
  const member = await begun(year);
  await at(`${year}-02-20T20:00:00Z`);
  const { body: paused } = await member.call("POST", "/api/billing/pause", { months: 2 });
  expect(paused.subscription.pause.until).toBe(`${year}-04-30`);
  await at(`${year}-02-28T05:30:00Z`);
  await at(`${year}-03-05T20:00:00Z`);
  const { body } = await member.call("POST", "/api/billing/cancel");
  expect(body.subscription.endsOn).toBe(`${year}-04-30`);
  await at(`${year}-03-31T20:00:00Z`);
  await at(`${year}-04-27T20:00:00Z`);
  return member;
}

test("whoever cancels in a pause is charged for nothing after it", async () => {
  const { own, charges } = await pausedAndCanceled(2041);
  for (const time of ["29T20:00", "30T04:30", "30T05:30", "30T20:00"])
    await at(`2041-04-${time}:00Z`);
  expect((await own()).subscription.status).toBe("ended");
  expect(await charges()).toBe(1);
});

test("a cancellation that is taken back on the last day of a pause is followed by the next month", async () => {
  const { call, own, charges } = await pausedAndCanceled(2044);
  await at("2044-04-29T20:00:00Z");
  const { status, body } = await call("POST", "/api/billing/resume");
  expect([status, body.subscription.endsOn]).toEqual([200, null]);
  for (const time of ["30T04:30", "30T08:00", "30T20:00"]) await at(`2044-04-${time}:00Z`);
  const { subscription } = await own();
  expect(subscription).toMatchObject({ status: "active", period: { starts: "2044-04-30" } });
  expect(await charges()).toBe(2);
});

/** The next month has been charged by then, and begins at midnight. */
async function onTheEveningBefore(year: number) {
  const member = await begun(year);
  for (const time of ["02-28T20:00", "03-31T05:30", "03-31T20:00", "04-30T05:30"])
    await at(`${year}-${time}:00Z`);
  expect(await member.charges()).toBe(4);
  return member;
}

test("a month that is paid for is neither paused nor given to another plan", async () => {
  const { call, own, charges } = await onTheEveningBefore(2045);
  const choice = { planId: "fractional-cto", term: "month", when: "next", termsVersion };
  for (const [path, body] of [
    ["pause", { months: 1 }],
    ["plan", choice],
  ] as const)
    expect(await call("POST", `/api/billing/${path}`, body)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("April 30, 2045 is paid for already") },
    });
  await at("2045-04-30T20:00:00Z");
  expect((await own()).subscription).toMatchObject({ period: { starts: "2045-04-30" } });
  const { body } = await call("POST", "/api/billing/pause", { months: 1 });
  expect(body.subscription.pause.from).toBe("2045-05-30");
  expect(await charges()).toBe(4);
});

test("a month that is paid for goes back to whoever cancels before it begins", async () => {
  const { call, own, charges } = await onTheEveningBefore(2046);
  const { body } = await call("POST", "/api/billing/cancel");
  expect(body.subscription.endsOn).toBe("2046-04-30");
  for (const time of ["30T08:00", "30T08:10", "30T20:00"]) await at(`2046-04-${time}:00Z`);
  const { subscription, refunds } = await own();
  expect(subscription.status).toBe("ended");
  expect(refunds).toMatchObject([{ kind: "refund", state: "done", cents: 125_000 }]);
  await at("2046-06-02T20:00:00Z");
  expect(await charges()).toBe(4);
});

test("a cancellation that is taken back early in a pause leaves no end at the provider", async () => {
  const { id, call, own, charges } = await begun(2048);
  await at("2048-02-20T20:00:00Z");
  await call("POST", "/api/billing/pause", { months: 2 });
  await at("2048-02-29T20:00:00Z");
  await at("2048-03-05T20:00:00Z");
  await call("POST", "/api/billing/cancel");
  expect((await providerOf(id)).cancel_at).toBe(Date.parse("2048-04-29T07:00:00Z") / 1000);
  const { body } = await call("POST", "/api/billing/resume");
  expect(body.subscription.endsOn).toBeNull();
  expect((await providerOf(id)).cancel_at).toBeNull();
  for (const time of ["03-31T20:00", "04-29T20:00", "04-30T20:00"]) await at(`2048-${time}:00Z`);
  expect((await own()).subscription).toMatchObject({
    status: "active",
    period: { starts: "2048-04-30" },
  });
  expect(await charges()).toBe(2);
});
