import { afterAll, afterEach, expect, test } from "vitest";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";

const charged = await openChargedDesk();
const { desk, confirmed, pass, rowOf, chargesOf } = charged;
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

async function confirm(id: number) {
  const answer = await desk.decide(id, "confirm");
  return { status: answer.status, body: await answer.json() };
}

test("a signup takes no place of a membership that a card pays for until that has ended", async () => {
  const { id, email, call } = await confirmed();
  const second = await desk.signup(email, "fractional-cto");
  const { status, body } = await confirm(second);
  expect([status, body.message]).toEqual([409, expect.stringContaining("CRM Essentials")]);
  expect((await desk.rowOf(second))!.status).toBe("pending_confirmation");
  expect((await call("GET", "/api/billing")).body.subscription.planId).toBe("crm-essentials");
  expect(await chargesOf(id)).toBe(1);
  expect((await call("POST", "/api/billing/cancel")).status).toBe(200);
  expect((await confirm(second)).status).toBe(409);
  await pass(32);
  expect((await call("GET", "/api/billing")).body.subscription.status).toBe("ended");
  expect((await confirm(second)).body).toMatchObject({ status: "confirmed", charge: "paid" });
  expect((await call("GET", "/api/billing")).body.subscription).toMatchObject({
    planId: "fractional-cto",
    status: "active",
  });
});

test("of two signups, the second waits while the first payment of the other is open", async () => {
  const { id, email, call } = await confirmed("refused-later");
  const second = await desk.signup(email, "fractional-cto");
  const { status, body } = await confirm(second);
  expect([status, body.message]).toEqual([409, expect.stringContaining("still open")]);
  await pass(2);
  expect((await rowOf(id)).charge).toBe("over");
  expect((await confirm(second)).body.charge).toBe("paid");
  expect((await call("GET", "/api/billing")).body.subscription.planId).toBe("fractional-cto");
  expect((await desk.charge(id)).status).toBe(409);
});

test("of two signups that are confirmed at once, one is charged", async () => {
  const email = "both@example.com";
  await charged.home.signIn(email);
  const ids = [await desk.signup(email), await desk.signup(email, "crm-essentials")];
  const answers = await Promise.all(ids.map(confirm));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
