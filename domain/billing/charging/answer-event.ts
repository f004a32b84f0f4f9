import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges, ProviderEvent } from "../../../platform/payments/charges.ts";
import { providerEvents } from "./tables.ts";
import { finishKnownSetup } from "./finish-card-setup.ts";
import { lookUpInvoice } from "./look-up-invoice.ts";
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
  // An invoice that is still to come has none in some versions.
  if (id === "") return false;
  if (object === "subscription") return readSubscription(ctx, charges, id);
  if (object === "setup_intent") return finishKnownSetup(ctx, charges, id);
  if (object === "invoice") return lookUpInvoice(ctx, charges, id);
  const invoiceId = await invoiceBehind(charges, object, id);
  return invoiceId !== null && lookUpInvoice(ctx, charges, invoiceId);
}

async function invoiceBehind(charges: Charges, object: string, id: string) {
  if (object === "charge") return charges.invoiceOfCharge(id);
  if (object === "payment_intent") return charges.invoiceOfPayment(id);
  if (object === "refund") return charges.invoiceOfRefund(id);
  return object === "dispute" ? charges.invoiceOfDispute(id) : null;
}
