import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Cards } from "../../../platform/payments/cards.ts";
import { requireUser } from "../../accounts/require-user.ts";
import { isOver, latestOfCompany } from "../charging/find-subscription.ts";
import type { SubscriptionRow } from "../charging/tables.ts";
import { ensureCustomer } from "../ensure-customer.ts";
import { cardName } from "../schema.ts";

type CardOnFile = Pick<SubscriptionRow, "cardExpMonth" | "cardExpYear"> & {
  customerId: string;
  paymentMethodId: string;
  name: string;
};

export async function cardOnFile(db: Queryable, companyId: string): Promise<CardOnFile | null> {
  const row = await latestOfCompany(db, companyId);
  if (!row || isOver(row) || row.customerId === null || row.paymentMethodId === null) return null;
  const name = cardName(row);
  if (name === null) return null;
  const { customerId, paymentMethodId, cardExpMonth, cardExpYear } = row;
  return { customerId, paymentMethodId, name, cardExpMonth, cardExpYear };
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
