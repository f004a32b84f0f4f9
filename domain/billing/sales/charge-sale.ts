import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { CardRefused, type Charges } from "../../../platform/payments/charges.ts";
import { lookUpInvoice } from "../charging/look-up-invoice.ts";

/** Whatever the card or its bank says shows in what is read then. @throws CodedError unavailable, conflict */
export async function chargeSale(
  ctx: Ctx,
  charges: Charges,
  { invoiceId, card }: { invoiceId: string; card: string },
): Promise<void> {
  let refused: unknown = null;
  try {
    await charges.paySale(invoiceId, card, randomUUID());
  } catch (error) {
    // It may have been paid all the same: by another tab, or without the answer reaching us.
    if (!(error instanceof CodedError)) throw error;
    if (!(error instanceof CardRefused)) refused = error;
  }
  await lookUpInvoice(ctx, charges, invoiceId);
  if (refused) ctx.log.warn({ err: refused, invoiceId }, "sale charged without an answer");
}

/** The card that somebody has just saved for it. @throws CodedError conflict, unavailable */
export async function savedForSale(
  charges: Charges,
  { setupIntentId, customerId }: { setupIntentId: string; customerId: string },
): Promise<string> {
  const setup = await charges.readCardSetup(setupIntentId);
  if (!setup?.done || setup.paymentMethodId === null || setup.customerId !== customerId)
    throw new CodedError("conflict", "The card has not been confirmed yet. Please try again.");
  return setup.paymentMethodId;
}
