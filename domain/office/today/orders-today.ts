import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { oldestOrders } from "../../quotes/read-quotes.ts";
import type { OrderStage, StaffQuote } from "../../quotes/schema.ts";
import type { TodayItem } from "./schema.ts";

type DepositState = NonNullable<NonNullable<StaffQuote["order"]>["deposit"]>["state"];

const words: Partial<Record<OrderStage, string>> = {
  deposit_due: ", deposit due",
  deposit_paid: ", deposit paid",
};

const troubles: Partial<Record<DepositState, string>> = {
  refused: ", deposit due: card declined",
  bank: ", deposit due: waiting for the client to confirm with their bank",
};

function standing({ order }: StaffQuote): string {
  const trouble = order?.deposit && troubles[order.deposit.state];
  return trouble ?? (order && words[order.stage]) ?? "";
}

/** Quotes that were accepted and nobody has begun. */
export async function ordersToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  const rows = await oldestOrders(ctx, limit);
  return rows.map((quote) => ({
    kind: quote.order?.stage === "deposit_due" ? "deposit" : "order",
    id: quote.id,
    title: quote.title,
    detail: `${quote.company}, ${dollars(quote.total)}${standing(quote)}`,
    since: quote.acceptedAt ?? quote.createdAt,
    dueAt: null,
    leftMinutes: null,
    href: `/admin/quotes/${quote.id}`,
  }));
}
