import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { pushSubscription } from "./push-subscription.ts";
import { readSubscription } from "./read-subscription.ts";

/** The provider has taken it or not: what it says now decides. */
export async function finishUpgrade(
  ctx: Ctx,
  charges: Charges,
  { id, providerId }: Pick<SubscriptionRow, "id" | "providerId">,
): Promise<void> {
  if (providerId !== null) await readSubscription(ctx, charges, providerId);
  await ctx.db.update(subscriptions).set({ upgrade: null }).where(eq(subscriptions.id, id));
  // What was planned for the membership before it, if anything, is not to be billed.
  await pushSubscription(ctx, charges, id);
}
