import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { voidIfOpen } from "../../billing/charging/close-unserved.ts";
import { lookUpInvoice } from "../../billing/charging/look-up-invoice.ts";
import { inQuote } from "../in-quote.ts";
import { showQuote } from "../read-quotes.ts";
import type { StaffQuote } from "../schema.ts";
import { orders } from "../tables.ts";
import { invoiceDeposit } from "./invoice-sale.ts";

async function requireUnpaid(ctx: Ctx, id: string): Promise<void> {
  const current = await showQuote(ctx, id);
  const { by, state } = current.order?.deposit ?? {};
  if (by === "card" && (state === "due" || state === "refused" || state === "bank")) return;
  throw new CodedError("conflict", "There is no deposit that waits for a card.", { current });
}

/** The client’s card may be charged for another one in the meantime. */
async function requireNoOther({ db }: Ctx, id: string, asked: string | null): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.quoteId, id));
  if (order?.cardInvoiceId && order.cardInvoiceId !== asked)
    throw new CodedError("conflict", "The card is being charged. Please look again in a moment.");
}

/** By staff: an invoice of the firm’s in place of the card, which can’t be charged from then on. @throws CodedError not_found, conflict, unavailable */
export async function billDeposit(ctx: Ctx, charges: Charges, id: string): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  await requireUnpaid(ctx, id);
  const [order] = await ctx.db.select().from(orders).where(eq(orders.quoteId, id));
  const asked =
    order?.cardInvoiceId ??
    (order?.customerId ? await charges.findSale(order.customerId, id) : null);
  if (asked !== null) {
    await lookUpInvoice(ctx, charges, asked);
    await requireUnpaid(ctx, id);
    await voidIfOpen(ctx, charges, asked);
  }
  return inQuote(ctx, id, async (locked, row) => {
    await requireUnpaid(locked, id);
    await requireNoOther(locked, id, asked);
    await locked.db.update(orders).set({ depositBy: "invoice" }).where(eq(orders.quoteId, id));
    await invoiceDeposit(locked, row);
    return showQuote(locked, id);
  });
}
