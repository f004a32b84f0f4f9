import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges, ProviderEvent } from "../../../platform/payments/charges.ts";
import { invoices, providerEvents, subscriptions } from "../tables.ts";
import { tellOfSale } from "../sales/tell-of-sale.ts";
import { readInvoice } from "./read-invoice.ts";
import { readSubscription } from "./read-subscription.ts";

/** The event only says what to look up. One that fails is not kept, and comes again. */
export async function answerEvent(
  ctx: Ctx,
  charges: Charges,
  { id, type, object, objectId }: ProviderEvent,
): Promise<void> {
  const [known] = await ctx.db.select().from(providerEvents).where(eq(providerEvents.id, id));
  if (known) return;
  const isOurs = await lookUp(ctx, charges, object, objectId);
  await ctx.db
    .insert(providerEvents)
    .values({ id, type, objectId, isOurs, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
}

async function lookUp(ctx: Ctx, charges: Charges, object: string, id: string): Promise<boolean> {
  if (object === "subscription") return readSubscription(ctx, charges, id);
  if (object === "invoice") return lookUpInvoice(ctx, charges, id);
  const invoiceId = await invoiceBehind(charges, object, id);
  return invoiceId !== null && lookUpInvoice(ctx, charges, invoiceId);
}

async function invoiceBehind(charges: Charges, object: string, id: string) {
  if (object === "charge") return charges.invoiceOfCharge(id);
  if (object === "payment_intent") return charges.invoiceOfPayment(id);
  return object === "dispute" ? charges.invoiceOfDispute(id) : null;
}

/** With its subscription, whose state it changes. */
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
