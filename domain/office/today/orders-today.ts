import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { oldestOrders } from "../../quotes/read-quotes.ts";
import { isDepositDue, type StaffQuote, waitsForInvoice } from "../../quotes/schema.ts";
import type { TodayItem } from "./schema.ts";

type Order = NonNullable<StaffQuote["order"]>;
type DepositState = NonNullable<Order["deposit"]>["state"];

const troubles: Partial<Record<DepositState, string>> = {
  refused: ": card declined",
  bank: ": waiting for the client to confirm with their bank",
};

function kindOf({ order }: StaffQuote): TodayItem["kind"] {
  if (order && waitsForInvoice(order)) return "balance";
  return isDepositDue(order?.deposit ?? null) ? "deposit" : "order";
}

function standing(quote: StaffQuote): string {
  const { order, total } = quote;
  const { deposit = null, balance, stage } = order ?? {};
  const kind = kindOf(quote);
  if (kind === "balance") return `${dollars(balance?.cents ?? 0)} delivered and not invoiced`;
  if (kind === "deposit" && deposit)
    return `deposit of ${dollars(deposit.dueCents)} due${troubles[deposit.state] ?? ""}`;
  return `${dollars(total)}${stage === "deposit_paid" ? ", deposit paid" : ""}`;
}

/** Quotes that were accepted and nobody has begun, or delivered and not invoiced, or whose deposit a card owes. */
export async function ordersToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  const rows = await oldestOrders(ctx, limit);
  return rows.map((quote) => ({
    kind: kindOf(quote),
    id: quote.id,
    title: quote.title,
    detail: `${quote.company}, ${standing(quote)}`,
    since: quote.acceptedAt ?? quote.createdAt,
    dueAt: null,
    leftMinutes: null,
    href: `/admin/quotes/${quote.id}`,
  }));
}
