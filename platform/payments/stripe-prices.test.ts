import { expect, test } from "vitest";
import { startStripe } from "../../tests/fakes/stripe.ts";
import { connectStripe } from "./open-stripe.ts";
import { priceOf } from "./stripe-prices.ts";

test("two who sell a plan for the first time at once share its one price", async () => {
  const fake = await startStripe();
  try {
    const stripe = connectStripe(fake.cards);
    // Both have looked for it in vain by the time either makes it.
    fake.control.faultFor = (method) => (method === "POST" ? "slow" : undefined);
    const plan = { planId: "fractional-cto", name: "Fractional CTO", term: "month" } as const;
    const sell = () => priceOf(stripe, "plan", { ...plan, cents: 499_900 });
    const [one, other] = await Promise.all([sell(), sell()]);
    expect(one).toBe(other);
    expect(fake.asked.filter((call) => call === "POST /v1/prices")).toHaveLength(2);
    expect(fake.refused).toEqual([]);
  } finally {
    await fake.close();
  }
});
