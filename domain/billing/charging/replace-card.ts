import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { requireKeeper } from "../plan/in-plan.ts";
import { showBilling } from "../plan/show-billing.ts";
import type { Billing } from "../schema.ts";
import { payOpen } from "./charge-again.ts";
import { isOver, latestOfCompany } from "./find-subscription.ts";
import { readSubscription } from "./read-subscription.ts";

type Place = { companyId: string };

async function requireBilled(ctx: Ctx, companyId: string) {
  await requireKeeper(ctx, companyId);
  const row = await latestOfCompany(ctx.db, [companyId]);
  if (!row || isOver(row) || row.customerId === null)
    throw new CodedError("conflict", "No card is charged for this company.");
  return { ...row, customerId: row.customerId };
}

/** @throws CodedError forbidden, not_found, conflict, unavailable */
export async function openCardSetup(ctx: Ctx, charges: Charges, { companyId }: Place) {
  const { customerId } = await requireBilled(ctx, companyId);
  return charges.createCardSetup(customerId, randomUUID());
}

/** The saved card is charged from now on, and at once for what is open. @throws CodedError forbidden, not_found, conflict, unavailable */
export async function takeSavedCard(
  ctx: Ctx,
  charges: Charges,
  { companyId, setupIntentId }: Place & { setupIntentId: string },
): Promise<Billing> {
  const row = await requireBilled(ctx, companyId);
  const setup = await charges.readCardSetup(setupIntentId);
  if (!setup?.done || setup.paymentMethodId === null || setup.customerId !== row.customerId)
    throw new CodedError("conflict", "The card has not been confirmed yet. Please try again.");
  const { paymentMethodId: card } = setup;
  await charges.useCard(row.customerId, card, randomUUID());
  if (row.providerId !== null && row.itemId !== null) {
    await charges.changeSubscription(row.providerId, row.itemId, { card }, randomUUID());
    await readSubscription(ctx, charges, row.providerId);
    await payOpen(ctx, charges, row);
  }
  await recordAudit(ctx.db, ctx, {
    action: "billing.card-replaced",
    subjectType: "company",
    subjectId: companyId,
    companyId,
    details: {},
  });
  return showBilling(ctx, companyId);
}
