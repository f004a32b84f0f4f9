import type { Stripe } from "stripe";

type Wanted = { planId: string; name: string; term: "month" | "year"; cents: number };

/** Found by its lookup key, which also keeps it from being made twice: an idempotency key of ours would replay a 500 for a day. */
export async function priceOf(
  stripe: Stripe,
  purpose: string,
  { planId, name, term, cents }: Wanted,
): Promise<string> {
  const key = `${purpose}-${planId}-${term}-${cents}`;
  const find = async () => {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    return data[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  try {
    const { id } = await stripe.prices.create({
      currency: "usd",
      unit_amount: cents,
      recurring: { interval: term },
      lookup_key: key,
      product_data: { name, metadata: { purpose, plan_id: planId } },
      metadata: { purpose, plan_id: planId },
    });
    return id;
  } catch (error) {
    // Somebody may have been faster, or the answer got lost.
    const made = await find();
    if (made === undefined) throw error;
    return made;
  }
}
