import type { Ctx } from "../../../platform/context.ts";
import type { Charges, ProviderEvent } from "../../../platform/payments/charges.ts";
import { finishKnownSetup } from "./finish-card-setup.ts";
import { lookUpInvoice } from "./look-up-invoice.ts";
import { readSubscription } from "./read-subscription.ts";

/** What an event is about, as it is now. False for what is not ours. */
export async function lookUpEvent(
  ctx: Ctx,
  charges: Charges,
  { object, objectId: id }: Pick<ProviderEvent, "object" | "objectId">,
): Promise<boolean> {
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
  if (object === "refund") return charges.invoiceOfRefund(id);
  return object === "dispute" ? charges.invoiceOfDispute(id) : null;
}
