import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { planName } from "../../plans/plan-name.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { finishUpgrade } from "./finish-upgrade.ts";

/** The plan is another one when it has been paid for. @throws CodedError unavailable */
export async function takeUpgrade(
  ctx: Ctx,
  charges: Charges,
  { id, providerId, itemId, membershipId, upgrade }: SubscriptionRow,
): Promise<void> {
  if (providerId === null || itemId === null || membershipId === null || upgrade === null) return;
  const { planId, term, cents, key } = upgrade;
  const priceId = await charges.priceOf({ planId, name: planName(planId), term, cents });
  await charges.upgrade({ id: providerId, itemId, priceId, planId }, key);
  // A job may have found nothing of it a moment ago, and have let it be. Paid by now, it began another membership.
  await ctx.db
    .update(subscriptions)
    .set({ upgrade })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.membershipId, membershipId)));
  await finishUpgrade(ctx, charges, { id, providerId });
}
