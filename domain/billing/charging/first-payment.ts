import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges, SavedCard } from "../../../platform/payments/charges.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { findRunning } from "../../membership/find-membership.ts";
import { billingOf } from "../plan/own-billing.ts";
import type { Billing } from "../schema.ts";
import { startIfAnswered } from "./charge-signup.ts";
import { isLapsed, lapsed, latestOfCompany, requireSubscription } from "./find-subscription.ts";
import { keepCharge } from "./keep-charge.ts";
import { lockSignup } from "./lock-signup.ts";
import { hasOpenFirstPayment } from "./open-first-payment.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

/** The same row is asked for again, so that however many press, one subscription begins; nothing where somebody was faster. @throws CodedError conflict where a membership has begun since, or may still begin with another payment */
export function beginAnew(
  ctx: Ctx,
  { id, companyId: given, signupId }: SubscriptionRow,
  card: SavedCard | null = null,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await lockSignup(tx, { signupId });
    const companyId = await keptCompany(tx, given);
    await lockCompany(tx, companyId);
    if (!isLapsed(await requireSubscription(tx, id))) return;
    if (await findRunning(tx, companyId))
      throw new CodedError(
        "conflict",
        "A membership has begun since, so nothing is charged for this signup any more.",
      );
    if (await hasOpenFirstPayment(tx, companyId, id))
      throw new CodedError(
        "conflict",
        "Another first payment of this company is still open. Wait until it is paid or given up, which takes a day at most.",
      );
    const [begun] = await tx
      .update(subscriptions)
      .set({
        providerId: null,
        status: "starting",
        charge: "charging",
        attemptKey: randomUUID(),
        updatedAt: ctx.clock.now(),
        ...(card && { paymentMethodId: card.id }),
      })
      .where(and(eq(subscriptions.id, id), lapsed))
      .returning();
    if (!begun) return;
    await keepCharge(tx, begun, "charging");
    await recordAudit(tx, ctx, {
      action: "billing.first-payment-asked",
      subjectType: "company",
      subjectId: companyId,
      companyId,
      details: {},
    });
  });
}

/** By the client, with the card on file, once the first payment was given up. @throws CodedError forbidden, not_found, conflict */
export async function askFirstPayment(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
): Promise<Billing> {
  const current = await billingOf(ctx, companyId);
  const row = await latestOfCompany(ctx.db, companyId);
  if (!row || !isLapsed(row))
    throw new CodedError("conflict", "There is no first payment to ask for again.", { current });
  await beginAnew(ctx, row);
  await startIfAnswered(ctx, charges, row);
  return billingOf(ctx, companyId);
}
