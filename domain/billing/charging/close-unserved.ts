import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, inArray, not } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { invoices, type SubscriptionRow, subscriptions } from "./tables.ts";
import { overageAlone } from "./bill-reasons.ts";
import { over } from "./find-subscription.ts";
import { readInvoice } from "./read-invoice.ts";

/** Of a subscription that is over: paid, it would bring no hours any more. Overage on an invoice of its own is owed. */
const isUnserved = and(
  eq(invoices.status, "open"),
  not(overageAlone),
  inArray(subscriptions.status, over),
);

/** What can't be served is made void, so that nobody can pay it; false where there is nothing of the kind. @throws CodedError unavailable */
export async function closeUnserved(ctx: Ctx, charges: Charges, id: string): Promise<boolean> {
  const open = await ctx.db
    .select({ providerId: invoices.providerId })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(and(eq(subscriptions.id, id), isUnserved));
  for (const { providerId } of open) await voidIfOpen(ctx, charges, providerId);
  return open.length > 0;
}

/** So that nobody can pay it any more, unless somebody has. @throws CodedError unavailable */
export async function voidIfOpen(ctx: Ctx, charges: Charges, providerId: string): Promise<void> {
  try {
    await charges.voidInvoice(providerId, randomUUID());
  } catch (error) {
    const read = await charges.getInvoice(providerId);
    if (read?.status === "open") throw error;
  }
  await readInvoice(ctx, charges, providerId);
}

/** Whose process ended, or whose provider did not answer, before they were closed. */
export const listUnserved = async (db: Queryable): Promise<SubscriptionRow[]> =>
  db
    .selectDistinctOn([subscriptions.id], getTableColumns(subscriptions))
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(isUnserved);
