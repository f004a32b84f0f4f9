import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { showBilling } from "../plan/show-billing.ts";
import { type Billing } from "../schema.ts";
import { subscriptions } from "./tables.ts";
import { pushSubscription } from "./push-subscription.ts";
import { takeUpgrade } from "./take-upgrade.ts";

/** After a change of a company's plan. Without an answer a job tells it later. @throws CodedError conflict for an upgrade that the card refused */
export async function tellProvider(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
): Promise<Billing> {
  const rows = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, companyId), eq(subscriptions.isStale, true)));
  for (const row of rows) {
    try {
      if (row.upgrade) await takeUpgrade(ctx, charges, row);
      else await pushSubscription(ctx, charges, row.id);
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== "unavailable") throw error;
      ctx.log.warn({ err: error, companyId }, "change of plan not told to the card provider");
    }
  }
  return showBilling(ctx, companyId);
}
