import type { Ctx } from "../../../platform/context.ts";
import type { Cards } from "../../../platform/payments/cards.ts";
import { CodedError } from "../../../platform/errors.ts";
import { findUser } from "../../accounts/require-user.ts";
import { findCompany } from "../../companies/find-company.ts";
import { keepCustomer } from "../../companies/keep-customer.ts";
import { listSeated } from "../../companies/require-seat.ts";

/** The card provider's, made where there is none. An earlier attempt is looked for first. @throws CodedError conflict, unavailable */
export async function customerOf(ctx: Ctx, cards: Cards, companyId: string): Promise<string> {
  const company = await findCompany(ctx.db, companyId);
  if (company.customerId !== null) return company.customerId;
  const [owner = ""] = await listSeated(ctx.db, company.id, ["owner"]);
  const email = company.billingEmail ?? (await findUser(ctx, owner))?.email;
  if (!email) throw new CodedError("conflict", "Please give the company a billing email first.");
  const accountKey = company.id;
  const customerId =
    (await cards.findCustomer(email, accountKey)) ??
    (await cards.createCustomer({ email, accountKey, idempotencyKey: `customer-${accountKey}` }));
  await keepCustomer(ctx.db, company.id, customerId);
  return (await findCompany(ctx.db, companyId)).customerId ?? customerId;
}
