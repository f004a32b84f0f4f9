import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { signupColumns } from "../list-signups.ts";
import { invoices, type SubscriptionRow, subscriptions } from "./tables.ts";
import { membershipSignups as signups } from "../tables.ts";
import { billingOf } from "../plan/own-billing.ts";
import type { Billing } from "../schema.ts";
import { askedOf } from "./asked-of.ts";
import { startIfAnswered } from "./charge-signup.ts";
import { isLapsed, isOver, latestOfCompany, requireSubscription } from "./find-subscription.ts";
import { beginAnew } from "./first-payment.ts";
import { idsOfPayer } from "./ids-of-payer.ts";
import { isOverageAlone, overageAlone } from "./bill-reasons.ts";
import { lookUpInvoice } from "./look-up-invoice.ts";

/** By staff, after a refusal or without an answer. @throws CodedError not_found, conflict */
export async function chargeAgain(ctx: Ctx, charges: Charges, signupId: number) {
  requireAdmin(ctx.actor);
  const read = () => ctx.db.select(signupColumns).from(signups).where(eq(signups.id, signupId));
  const [current] = await read();
  if (!current) throw new CodedError("not_found", "There is no such signup.");
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.signupId, signupId));
  if (!row || row.charge === "paid")
    throw new CodedError("conflict", "There is no payment to ask for.", { current });
  await askCard(ctx, charges, row);
  const [after] = await read();
  return after!;
}

/** All that a company's card has not paid. @throws CodedError not_found, conflict */
export async function chargeCompanyAgain(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
): Promise<Billing> {
  requireAdmin(ctx.actor);
  const current = await billingOf(ctx, companyId);
  const row = await latestOfCompany(ctx.db, companyId);
  if (!row || current.payment === null)
    throw new CodedError("conflict", "There is no payment to ask for.", { current });
  const asked = await askedOf(ctx.db, row);
  // Who asks for overage alone begins nothing by it, also where that was paid a moment ago.
  if (isLapsed(asked) && current.payment.isOverage) await payOpen(ctx, charges, asked);
  else await askCard(ctx, charges, asked);
  return billingOf(ctx, companyId);
}

async function askCard(ctx: Ctx, charges: Charges, row: SubscriptionRow): Promise<void> {
  if (isLapsed(row)) await beginAnew(ctx, row);
  if (row.charge !== "paid") await startIfAnswered(ctx, charges, row);
  await payOpen(ctx, charges, row);
}

/** What is open is asked of the card that is on file now; a refusal shows in what is read then. */
export async function payOpen(
  ctx: Ctx,
  charges: Charges,
  { id }: Pick<SubscriptionRow, "id">,
): Promise<void> {
  const row = await requireSubscription(ctx.db, id);
  const { paymentMethodId: card } = row;
  for (const { providerId, reason } of await listOpen(ctx.db, row)) {
    try {
      if (card && isOverageAlone({ reason }))
        await charges.overage.chargeTo(providerId, card, randomUUID());
      await charges.payInvoice(providerId, randomUUID());
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      ctx.log.warn({ err: error }, "open invoice not paid");
    }
    await lookUpInvoice(ctx, charges, providerId);
  }
}

/** Once a membership is over, only overage is still asked for. It stays owed after another subscription has followed. */
async function listOpen(db: Queryable, row: SubscriptionRow) {
  return db
    .select({ providerId: invoices.providerId, reason: invoices.reason })
    .from(invoices)
    .where(
      and(
        eq(invoices.status, "open"),
        or(
          isOver(row) ? undefined : eq(invoices.subscriptionId, row.id),
          and(overageAlone, inArray(invoices.subscriptionId, await idsOfPayer(db, row))),
        ),
      ),
    )
    .orderBy(asc(invoices.createdAt));
}
