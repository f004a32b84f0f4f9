import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startMembership } from "../domain/hours/start-membership.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";

const charged = await openChargedDesk();
const { home, confirmed, pass, untilUnpaid, rowOf, billsOf, chargesOf, providerOf } = charged;
afterEach(() => endMemberships(charged.home));
afterAll(() => charged.desk.close());

const hour = 3_600_000;

/** In California, when a day there is the same one at the provider. */
const untilNoon = () => 24 * hour - ((home.ctx.clock.now().getTime() - 20 * hour) % (24 * hour));

test("each paid invoice opens its period, and no date does", async () => {
  const { id, call } = await confirmed();
  await pass(64);
  const bills = await billsOf(id);
  expect(bills.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
  expect(new Set(bills.map(({ periodId }) => periodId)).size).toBe(3);
  expect(await chargesOf(id)).toBe(3);
  const { body } = await call("GET", "/api/billing");
  expect(body.subscription.status).toBe("active");
});

test("a membership that staff end is billed no further", async () => {
  const { id } = await confirmed();
  const { companyId } = await rowOf(id);
  const terms = { companyId, planId: "free", cadence: "month", billing: "by-hand" } as const;
  await startMembership(home.ctx, terms);
  await home.runJob({ name: "charge-repair", payload: {} });
  expect((await providerOf(id)).status).toBe("canceled");
  expect((await rowOf(id)).status).toBe("canceled");
});

test("one that its client cancels while a new period is unpaid is over at once, and said to be", async () => {
  const { id, call } = await confirmed("expires-soon");
  await untilUnpaid(id);
  home.sent.length = 0;
  await call("POST", "/api/billing/cancel");
  const job = home.sent.find(({ name }) => name === "plan-mail");
  charged.desk.mail.received.length = 0;
  await home.runJob(job!);
  const [mail] = charged.desk.mail.received;
  expect(mail?.text).toContain("Your membership has ended");
  expect(mail?.text).toContain("It was canceled while no period was running");
});

/** Whose card has paid the next month, of which no event has come yet. */
async function paidUnheard() {
  await home.pass(untilNoon());
  const member = await confirmed();
  const renewal = (await rowOf(member.id)).periodEnd!.getTime();
  await home.pass(renewal + 2 * hour - home.ctx.clock.now().getTime());
  expect(await chargesOf(member.id)).toBe(2);
  return member;
}

test("a renewal that is paid unheard as its client cancels goes back, since no period opens", async () => {
  const { call } = await paidUnheard();
  const { status, body } = await call("POST", "/api/billing/cancel");
  expect([status, body.subscription.status]).toEqual([200, "ended"]);
  await pass(1);
  const after = (await call("GET", "/api/billing")).body;
  expect(after.subscription.status).toBe("ended");
  expect(after.refunds).toMatchObject([{ kind: "refund", state: "done", cents: 125_000 }]);
  expect(after.refunds[0].reason).toContain("time after your membership ended");
  await pass(2);
  expect((await call("GET", "/api/billing")).body.refunds).toHaveLength(1);
});

test("no pause begins in a month that the card pays for, also unheard", async () => {
  const { call } = await paidUnheard();
  const early = await call("POST", "/api/billing/pause", { months: 1 });
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining("A payment is open"),
  ]);
  await pass(1);
  const { body } = await call("POST", "/api/billing/pause", { months: 1 });
  expect(body.subscription).toMatchObject({ status: "active", pause: { hasBegun: false } });
  expect(body.subscription.pause.from).toBe(body.subscription.period.ends);
});

describe("without an answer", () => {
  test.each(["before", "after"])(
    "lost %s the work, the first payment is made once by whoever asks again",
    async (when) => {
      const { standIn } = home.services;
      const { answer } = standIn!;
      standIn!.answer = async (asked) => {
        const isIt = asked.method === "POST" && new URL(asked.url).pathname === "/v1/subscriptions";
        if (isIt && when === "after") await answer(asked);
        if (isIt) throw new Error("The connection broke");
        return answer(asked);
      };
      const { id, email, status, body } = await confirmed();
      standIn!.answer = answer;
      expect([status, body.charge]).toEqual([200, "charging"]);
      await home.pass(120_000);
      await home.runJob({ name: "charge-repair", payload: {} });
      expect((await rowOf(id)).charge).toBe("paid");
      expect(await chargesOf(id)).toBe(1);
      expect(await accountOf(home, email)).toMatchObject({ membershipPlan: "crm-essentials" });
    },
  );
});
