import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { invoices, subscriptions } from "./tables.ts";
import { tellOfSale } from "../sales/tell-of-sale.ts";
import { readInvoice } from "./read-invoice.ts";
import { readSubscription } from "./read-subscription.ts";

export async function lookUpInvoice(ctx: Ctx, charges: Charges, id: string): Promise<boolean> {
  if (!(await readInvoice(ctx, charges, id))) return false;
  await tellOfSale(ctx, id);
  const [row] = await ctx.db
    .select({ providerId: subscriptions.providerId })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(eq(invoices.providerId, id));
  if (row?.providerId) await readSubscription(ctx, charges, row.providerId, { read: id });
  return true;
}
