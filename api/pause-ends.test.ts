import { afterAll, afterEach, expect, test } from "vitest";
import { termsVersion } from "../content/terms-version.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";

const { desk, home, at, confirmed, chargesOf, rowOf } = await openChargedDesk();
afterEach(() => endMemberships(home));
afterAll(() => desk.close());

/** Of a pause from February 10 to March 10, when the provider has begun to collect again. */
async function onTheLastDay(year: number) {
  await at(`${year}-01-10T20:00:00Z`);
  const member = await confirmed();
  await at(`${year}-01-20T20:00:00Z`);
  const { body } = await member.call("POST", "/api/billing/pause", { months: 1 });
  expect(body.subscription.pause.until).toBe(`${year}-03-10`);
  for (const day of ["02-11", "03-08", "03-09"]) await at(`${year}-${day}T20:00:00Z`);
  return {
    ...member,
    own: async () => (await member.call("GET", "/api/billing")).body,
    charges: () => chargesOf(member.id),
  };
}

test("another plan chosen on the last day of a pause is told to the provider", async () => {
  const { id, call, own, charges } = await onTheLastDay(2041);
  const choice = { planId: "fractional-cto", term: "month", when: "next", termsVersion };
  expect((await call("POST", "/api/billing/plan", choice)).status).toBe(200);
  await at("2041-03-09T21:00:00Z");
  expect((await rowOf(id)).isStale).toBe(false);
  await at("2041-03-10T21:00:00Z");
  await at("2041-03-10T23:00:00Z");
  expect((await own()).subscription).toMatchObject({
    status: "active",
    planId: "fractional-cto",
    period: { starts: "2041-03-10" },
  });
  expect(await charges()).toBe(2);
});

test("whoever cancels on the last day of a pause is charged no more", async () => {
  const { id, call, own, charges } = await onTheLastDay(2042);
  const { status, body } = await call("POST", "/api/billing/cancel");
  expect([status, body.subscription.endsOn]).toEqual([200, "2042-03-10"]);
  await at("2042-03-09T21:00:00Z");
  expect((await rowOf(id)).isStale).toBe(false);
  for (const day of ["03-10", "03-11", "04-11"]) await at(`2042-${day}T21:00:00Z`);
  expect((await own()).subscription.status).toBe("ended");
  expect(await charges()).toBe(1);
});
