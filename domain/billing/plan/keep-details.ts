import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Cards } from "../../../platform/payments/cards.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import type { BillingDetailsChange } from "../../companies/details/schema.ts";
import { findCompany } from "../../companies/find-company.ts";
import { requireSeat } from "../../companies/require-seat.ts";
import {
  requireDetailsAsRead,
  setBillingDetails,
} from "../../companies/details/set-billing-details.ts";
import { customerOf } from "../charging/customer-of.ts";
import { latestOfCompany } from "../charging/find-subscription.ts";
import type { Billing } from "../schema.ts";
import { showBilling } from "./show-billing.ts";

type Provider = { charges: Charges; cards: Cards };

/** Kept here once the card provider has them, which also judges the tax ID. @throws CodedError unauthenticated, not_found, forbidden, invalid, conflict, unavailable */
export async function keepDetails(
  ctx: Ctx,
  { charges, cards }: Provider,
  companyId: string,
  change: BillingDetailsChange,
): Promise<Billing> {
  const { userId } = requireMember(ctx.actor);
  await requireSeat(ctx.db, { companyId, userId }, ["owner", "billing"]);
  const { name, billingDetails } = await findCompany(ctx.db, companyId);
  requireDetailsAsRead(billingDetails, change);
  const { before: _, ...details } = change;
  try {
    const billed = await latestOfCompany(ctx.db, companyId);
    const customers = new Set([await customerOf(ctx, cards, companyId)]);
    if (billed?.customerId) customers.add(billed.customerId);
    for (const customerId of customers) await charges.keepDetails(customerId, { name, ...details });
  } catch (cause) {
    if (!(cause instanceof CodedError) || cause.code !== "unavailable") throw cause;
    throw new CodedError(
      "unavailable",
      "The card service, which checks and prints these, did not answer. Nothing was saved. Please try again in a moment.",
      { cause },
    );
  }
  await setBillingDetails(ctx, companyId, change);
  return showBilling(ctx, companyId);
}
