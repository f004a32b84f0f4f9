import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { lookUpInvoice } from "../../billing/charging/look-up-invoice.ts";
import { salesOf } from "../../billing/sales/read-sales.ts";
import { orders } from "../tables.ts";

const settleMs = 60_000;

/** Reads what was asked for and has no answer yet. It charges nothing: only a person presses. */
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
      // One that fails must not keep the others waiting; the next run tries it again.
      ctx.log.error({ err: error, quoteId }, "deposit could not be read");
    }
  }
}
