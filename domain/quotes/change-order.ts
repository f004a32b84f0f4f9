import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { inQuote, recordQuote } from "./in-quote.ts";
import { showQuote } from "./read-quotes.ts";
import type { orderChange, StaffQuote } from "./schema.ts";
import { orders } from "./tables.ts";

/** By staff. @throws CodedError not_found, conflict */
export function changeOrder(
  ctx: Ctx,
  id: string,
  { status, notes, before }: z.output<typeof orderChange>,
): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  return inQuote(ctx, id, async (locked, row) => {
    const current = await showQuote(locked, id);
    const { order } = current;
    if (!order) throw new CodedError("conflict", "Nobody has accepted this quote yet.");
    if (before && (before.status !== order.status || before.notes !== order.notes))
      throw new CodedError("conflict", "Somebody else has saved this order in the meantime.", {
        current,
      });
    await locked.db
      .update(orders)
      .set({ status, notes, updatedAt: ctx.clock.now() })
      .where(eq(orders.quoteId, id));
    if (order.status !== status)
      await recordQuote(locked, row, "quote.order-moved", {
        before: { status: order.status },
        after: { status },
      });
    return showQuote(locked, id);
  });
}
