import { eq, type SQL } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { depositWay, invoicedByHand } from "./orders/deposit-way.ts";
import { ordersTold } from "./orders/tell-orders.ts";
import { quoteTotals, type StaffQuote } from "./schema.ts";
import { orders, type QuoteRow, quotes } from "./tables.ts";

type ReadCtx = Pick<Ctx, "db" | "clock">;

export const isExpired = ({ clock }: Pick<Ctx, "clock">, row: Pick<QuoteRow, "expiresOn">) =>
  row.expiresOn < civilDateOf(clock.now());

export const selectQuotes = ({ db }: ReadCtx, where?: SQL) =>
  db
    .select({ quote: quotes, order: orders })
    .from(quotes)
    .leftJoin(orders, eq(orders.quoteId, quotes.id))
    .where(where);

type Selected = Awaited<ReturnType<typeof selectQuotes>>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

export async function tellQuotes(ctx: ReadCtx, rows: Selected): Promise<StaffQuote[]> {
  const companyIds = rows.map(({ quote }) => quote.companyId);
  const names = await nameCompanies(ctx.db, companyIds);
  const byHand = await invoicedByHand(ctx.db, companyIds);
  const tellOrder = await ordersTold(
    ctx,
    rows.flatMap(({ order }) => order?.quoteId ?? []),
  );
  return rows.map(({ quote, order }) => {
    const { acceptedBy: _, key: _key, ...row } = quote;
    const totals = quoteTotals(row);
    return {
      ...row,
      ...totals,
      company: names.get(row.companyId) ?? "",
      status: row.status === "sent" && isExpired(ctx, row) ? "expired" : row.status,
      depositBy: order ? order.depositBy : depositWay(totals, byHand.has(row.companyId)),
      sentAt: iso(row.sentAt),
      acceptedAt: iso(row.acceptedAt),
      declinedAt: iso(row.declinedAt),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      order: order && { ...tellOrder(order, totals), notes: order.notes },
    };
  });
}
