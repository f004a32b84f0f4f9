import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Cards } from "../../../platform/payments/cards.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import { type BillingDetailsChange, billingDetailsInput } from "../../companies/details/schema.ts";
import { findCompany } from "../../companies/find-company.ts";
import { requireSeat } from "../../companies/require-seat.ts";
import {
  requireDetailsAsRead,
  setBillingDetails,
} from "../../companies/details/set-billing-details.ts";
import { customerOf } from "../charging/customer-of.ts";
import { billsOthers, latestOfCompany } from "../charging/find-subscription.ts";
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
  const customers = new Set<string>();
  try {
    const customerId = (await latestOfCompany(ctx.db, companyId))?.customerId;
    customers.add(await customerOf(ctx, cards, companyId));
    if (customerId && !(await billsOthers(ctx.db, { companyId, customerId })))
      customers.add(customerId);
    await tell(charges, customers, { name, ...details });
  } catch (cause) {
    if (!(cause instanceof CodedError) || cause.code !== "unavailable") throw cause;
    throw new CodedError(
      "unavailable",
      "The card service, which checks and prints these, did not answer. Nothing was saved. Please try again in a moment.",
      { cause },
    );
  }
  try {
    await setBillingDetails(ctx, companyId, change);
  } catch (error) {
    if (error instanceof CodedError && error.code === "conflict")
      await tellKept(ctx, charges, companyId, customers);
    throw error;
  }
  return showBilling(ctx, companyId);
}

async function tell(
  charges: Charges,
  customers: Set<string>,
  details: Parameters<Charges["keepDetails"]>[1],
): Promise<void> {
  for (const customerId of customers) await charges.keepDetails(customerId, details);
}

/** The provider may have had those that a colleague saved meanwhile before these, which are refused. */
async function tellKept(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
  customers: Set<string>,
): Promise<void> {
  const { name, billingDetails } = await findCompany(ctx.db, companyId);
  const details = billingDetails ?? billingDetailsInput.parse({});
  try {
    await tell(charges, customers, { name, ...details });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    ctx.log.error({ err: error, companyId }, "the card provider has other billing details");
  }
}
