import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { oldestOrders } from "../../quotes/read-quotes.ts";
import type { TodayItem } from "../schema.ts";

/** Quotes that were accepted and nobody has begun. */
export async function ordersToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  const rows = await oldestOrders(ctx, limit);
  return rows.map(({ id, title, company, total, acceptedAt, createdAt }) => ({
    kind: "order",
    id,
    title,
    detail: `${company}, ${dollars(total)}`,
    since: acceptedAt ?? createdAt,
    dueAt: null,
    leftMinutes: null,
    href: `/admin/quotes/${id}`,
  }));
}
