import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf } from "../tests/support/company.ts";
import { losing } from "../tests/support/losing-answers.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, pass, rowOf, billsOf, chargesOf } = charged;
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

const hour = 3_600_000;
const whole = 125_000;

/** Whose renewal was heard of as a draft, has been paid since, and will be given back once they cancel. */
async function paidUnheard() {
  const now = () => home.ctx.clock.now().getTime();
  // In California, when a day there is the same one at the provider.
  await home.pass(24 * hour - ((now() - 20 * hour) % (24 * hour)));
  await charged.staySignedIn();
  const { id, call } = await confirmed();
  const { periodEnd, companyId } = await rowOf(id);
  await home.pass(periodEnd!.getTime() + hour / 4 - now());
  await home.services.standIn!.round();
  const [, renewal] = await billsOf(id);
  expect(renewal!.status).toBe("draft");
  await home.pass(2 * hour);
  expect(await chargesOf(id)).toBe(2);
  await charged.staySignedIn();
  const refund = (cents: number) =>
    staff("POST", `/api/admin/companies/${companyId}/refunds`, {
      key: randomUUID(),
      cents,
      reason: "A slow week",
      invoiceId: renewal!.id,
      leftCents: whole,
    });
  return { call, refund, renewal: renewal! };
}

type Call = Awaited<ReturnType<typeof paidUnheard>>["call"];

async function given(call: Call): Promise<string[]> {
  // The second round does what has followed from the first.
  for (let days = 0; days < 2; days += 1) await pass(1);
  const { body } = await call("GET", "/api/billing");
  expect(body.subscription.status).toBe("ended");
  return (body.refunds as { state: string; cents: number }[])
    .map(({ state, cents }) => `${state} ${cents}`)
    .toSorted();
}

test("what goes back by itself waits for a refund by staff that has no answer, and is the rest", async () => {
  const { call, refund } = await paidUnheard();
  const asked = await losing(home, /refunds$/, "before", () => refund(50_000));
  expect(asked.status).toBe(503);
  const { status, body } = await call("POST", "/api/billing/cancel");
  expect([status, body.subscription.status]).toEqual([200, "ended"]);
  expect(await given(call)).toEqual(["done 50000", "done 75000"]);
});

test("where the provider refuses that one, the rest goes back all the same", async () => {
  const { call, refund, renewal } = await paidUnheard();
  await losing(home, /refunds$/, "before", () => refund(100_000));
  expect((await call("POST", "/api/billing/cancel")).status).toBe(200);
  const { stripe } = home.services;
  const { payments } = await stripe.invoices.retrieve(renewal.providerId, { expand: ["payments"] });
  const { payment_intent: intent } = payments!.data[0]!.payment;
  await stripe.refunds.create({ payment_intent: String(intent), amount: 50_000 });
  expect(await given(call)).toEqual(["done 75000", "refused 100000"]);
});
