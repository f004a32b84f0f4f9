import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { voidIfOpen } from "../../billing/charging/close-unserved.ts";
import { lookUpInvoice } from "../../billing/charging/look-up-invoice.ts";
import { salesOf } from "../../billing/sales/read-sales.ts";
import { orders } from "../tables.ts";

const settleMs = 60_000;

/** Reads what was asked for and has no answer yet, and closes what no card is to pay. It charges nothing: only a person presses. */
export async function repairDeposits(ctx: Ctx, charges: Charges): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - settleMs);
  const asked = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.depositBy, "card"),
        isNotNull(orders.attemptKey),
        isNotNull(orders.customerId),
        lt(orders.updatedAt, before),
      ),
    );
  const sales = await salesOf(
    ctx.db,
    asked.map(({ quoteId }) => quoteId),
  );
  for (const { quoteId, customerId, cardInvoiceId } of asked) {
    if (sales.get(quoteId)?.status === "paid") continue;
    try {
      const id = cardInvoiceId ?? (await charges.findSale(customerId ?? "", quoteId));
      if (id !== null) await lookUpInvoice(ctx, charges, id);
    } catch (error) {
      ctx.log.error({ err: error, quoteId }, "deposit could not be read");
    }
  }
  await closeReplaced(ctx, charges);
}

/** The provider’s invoice, where staff have sent the firm’s in its place: nobody is to pay both. */
async function closeReplaced(ctx: Ctx, charges: Charges): Promise<void> {
  const replaced = await ctx.db
    .select({ id: orders.quoteId })
    .from(orders)
    .where(and(eq(orders.depositBy, "invoice"), isNotNull(orders.attemptKey)));
  const sales = await salesOf(
    ctx.db,
    replaced.map(({ id }) => id),
  );
  for (const [quoteId, { status, providerId }] of sales) {
    if (status !== "open") continue;
    try {
      await voidIfOpen(ctx, charges, providerId);
    } catch (error) {
      ctx.log.error({ err: error, quoteId }, "replaced deposit could not be made void");
    }
  }
}
