import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { idsWithMerged, keptCompany } from "../../companies/merged-companies.ts";
import { signupColumns } from "../list-signups.ts";
import { invoices, type SubscriptionRow, subscriptions } from "./tables.ts";
import { membershipSignups as signups } from "../tables.ts";
import { billingOf } from "../plan/own-billing.ts";
import type { Billing } from "../schema.ts";
import { askedOf } from "./asked-of.ts";
import { startIfAnswered } from "./charge-signup.ts";
import {
  isLapsed,
  isOver,
  latestOfCompany,
  newestFirst,
  requireSubscription,
} from "./find-subscription.ts";
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
  for (const payer of await otherPayers(ctx.db, asked))
    await payAll(ctx, charges, payer, await overageOf(ctx.db, payer));
  return billingOf(ctx, companyId);
}

/** The last of each other customer: at the provider no card pays for another customer than its own. */
async function otherPayers(
  db: Queryable,
  { companyId, customerId: payer }: SubscriptionRow,
): Promise<SubscriptionRow[]> {
  const ids = await idsWithMerged(db, await keptCompany(db, companyId));
  const others = (await newestFirst(db, ids)).filter(({ customerId }) => customerId !== payer);
  const byCustomer = Map.groupBy(others, ({ customerId }) => customerId);
  return [...byCustomer.values()].flatMap((rows) => rows.slice(0, 1));
}

async function askCard(ctx: Ctx, charges: Charges, row: SubscriptionRow): Promise<void> {
  if (isLapsed(row)) await beginAnew(ctx, row);
  if (row.charge !== "paid") await startIfAnswered(ctx, charges, row);
  await payOpen(ctx, charges, row);
}

/** What is open is asked of the card that is on file now; a refusal shows in what is read then. Once a membership is over, only overage is still asked for. */
export async function payOpen(
  ctx: Ctx,
  charges: Charges,
  { id }: Pick<SubscriptionRow, "id">,
): Promise<void> {
  const row = await requireSubscription(ctx.db, id);
  const own = isOver(row) ? undefined : eq(invoices.subscriptionId, row.id);
  await payAll(ctx, charges, row, or(own, await overageOf(ctx.db, row)));
}

/** It stays owed after another subscription has followed. */
const overageOf = async (db: Queryable, row: SubscriptionRow) =>
  and(overageAlone, inArray(invoices.subscriptionId, await idsOfPayer(db, row)));

async function payAll(
  ctx: Ctx,
  charges: Charges,
  { paymentMethodId: card }: SubscriptionRow,
  asked: SQL | undefined,
): Promise<void> {
  const open = await ctx.db
    .select({ providerId: invoices.providerId, reason: invoices.reason })
    .from(invoices)
    .where(and(eq(invoices.status, "open"), asked))
    .orderBy(asc(invoices.createdAt));
  for (const { providerId, reason } of open) {
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
