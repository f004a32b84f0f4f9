import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Cards } from "../../../platform/payments/cards.ts";
import { requireUser } from "../../accounts/require-user.ts";
import { isOver, latestOfCompany } from "../charging/find-subscription.ts";
import { ensureCustomer } from "../ensure-customer.ts";
import { cardName } from "../schema.ts";

type CardOnFile = { customerId: string; paymentMethodId: string; name: string };

/** The one that a company's plan is charged to. */
export async function cardOnFile(db: Queryable, companyId: string): Promise<CardOnFile | null> {
  const row = await latestOfCompany(db, companyId);
  if (!row || isOver(row) || row.customerId === null || row.paymentMethodId === null) return null;
  const name = cardName(row);
  if (name === null) return null;
  return { customerId: row.customerId, paymentMethodId: row.paymentMethodId, name };
}

/** Whose cards a sale is charged to: the company's at the provider, else whoever pays. @throws CodedError unavailable */
export async function saleCustomer(
  ctx: Ctx,
  cards: Cards,
  { companyId, saleKey }: { companyId: string; saleKey: string },
): Promise<string> {
  const row = await latestOfCompany(ctx.db, companyId);
  if (row?.customerId) return row.customerId;
  const { email } = await requireUser(ctx);
  return ensureCustomer(ctx, cards, { email, setupIntentId: saleKey });
}
