import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { startAtProvider } from "./start-at-provider.ts";

export async function chargeSignup(ctx: Ctx, charges: Charges, signupId: number): Promise<void> {
  const [row] = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.signupId, signupId));
  if (row) await startIfAnswered(ctx, charges, row);
}

/** Without an answer it stays asked for, and a job asks again. */
export async function startIfAnswered(
  ctx: Ctx,
  charges: Charges,
  { id }: Pick<SubscriptionRow, "id">,
): Promise<void> {
  try {
    await startAtProvider(ctx, charges, id);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== "unavailable") throw error;
    ctx.log.warn({ err: error, subscriptionId: id }, "first payment without an answer");
  }
}
