import { afterAll, describe, expect, test } from "vitest";
import { answerEvent } from "../domain/billing/charging/answer-event.ts";
import { startMembership } from "../domain/hours/start-membership.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { openChargedDesk } from "../tests/support/charged-desk.ts";

const charged = await openChargedDesk();
const { home, confirmed, pass, rowOf, billsOf, chargesOf, providerOf } = charged;
afterAll(() => charged.desk.close());

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

const timeless = (rows: unknown) =>
  JSON.stringify(rows, (key, value: unknown) => (key === "updatedAt" ? undefined : value));

test("events that are doubled, old, unknown or forged change nothing", async () => {
  const { id } = await confirmed();
  const before = [await rowOf(id), await billsOf(id)];
  const events = await home.services.stripe.events.list({ limit: 100 });
  const ctx = home.ctx;
  for (const { id: eventId, type, data } of [...events.data, ...events.data]) {
    const about = data.object as { id?: string; object: string };
    await answerEvent(ctx, home.services.charges, {
      id: `${eventId}-again`,
      type,
      objectId: about.id ?? "",
      object: about.object,
    });
  }
  const after = [await rowOf(id), await billsOf(id)];
  expect(timeless(after)).toBe(timeless(before));
  const forged = await home.post("/api/webhooks/stripe", "{}", {
    headers: { "stripe-signature": "t=1,v1=00" },
  });
  expect(forged.status).toBe(400);
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
