import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { BankAsks, CardRefused, type Charges } from "../../../platform/payments/charges.ts";
import { planName } from "../../plans/plan-name.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { finishUpgrade } from "./finish-upgrade.ts";

const declined = "Your card was declined, so the plan stays as it is. Please use another card.";
const bankAsks =
  "Your bank asks you to confirm, so the plan stays as it is and nothing was charged. Save this card again with “Use another card”, where your bank can ask you, and then change the plan. If it still asks, change with the next period: you can confirm that invoice yourself.";

/** The plan is another one when it has been paid for. @throws CodedError conflict, unavailable */
export async function takeUpgrade(
  ctx: Ctx,
  charges: Charges,
  { id, providerId, itemId, upgrade }: SubscriptionRow,
): Promise<void> {
  if (providerId === null || itemId === null || upgrade === null) return;
  const { planId, term, cents, key } = upgrade;
  try {
    const priceId = await charges.priceOf({ planId, name: planName(planId), term, cents });
    await charges.upgrade({ id: providerId, itemId, priceId, planId }, key);
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error;
    await ctx.db
      .update(subscriptions)
      .set({ upgrade: null, isStale: false })
      .where(eq(subscriptions.id, id));
    throw new CodedError("conflict", error instanceof BankAsks ? bankAsks : declined, {
      cause: error,
    });
  }
  await finishUpgrade(ctx, charges, { id, providerId });
}
