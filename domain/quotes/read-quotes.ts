import { and, desc, eq, ilike, inArray, lt, ne, notInArray, or } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { literal } from "../../platform/db/search-text.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin, requireMember } from "../../platform/require-actor.ts";
import { paidSales, returnedSales } from "../billing/sales/read-sales.ts";
import { cardOnFile } from "../billing/sales/sale-card.ts";
import { companyInView } from "../companies/company-in-view.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { billedBalances, voidDeposits } from "../invoices/sale-invoices.ts";
import {
  type Quote,
  type QuoteQuery,
  type ReadableQuote,
  type StaffQuote,
  waitsForCard,
  waitsForInvoice,
} from "./schema.ts";
import { orders, quotes } from "./tables.ts";
import { selectQuotes, tellQuotes } from "./tell-quotes.ts";

const nothing = () => new CodedError("not_found", "There is nothing with this id.");

/** For staff. @throws CodedError not_found */
export async function showQuote(ctx: Ctx, id: string): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  const [found] = await tellQuotes(ctx, await selectQuotes(ctx, eq(quotes.id, id)));
  if (!found) throw nothing();
  return found;
}

const matching = ({ q, status }: QuoteQuery) =>
  and(
    q === "" ? undefined : ilike(quotes.title, `%${literal(q)}%`),
    status && eq(quotes.status, status),
  );

export async function listQuotes(ctx: Ctx, query: QuoteQuery) {
  requireAdmin(ctx.actor);
  const rows = await selectQuotes(ctx, matching(query))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return {
    quotes: await tellQuotes(ctx, rows),
    total: await ctx.db.$count(quotes, matching(query)),
  };
}

/** The notes of an order are the staff's own. */
function toClient(quote: StaffQuote): Quote {
  const { createdAt: _, updatedAt: _changed, order, ...told } = quote;
  if (!order) return { ...told, order };
  const { notes: _notes, ...shown } = order;
  return { ...told, order: shown };
}

/** For the owners of its company. A draft is not there yet. @throws CodedError not_found, forbidden */
export async function readQuote(ctx: Ctx, id: string): Promise<ReadableQuote> {
  const { userId } = requireMember(ctx.actor);
  const where = and(eq(quotes.id, id), ne(quotes.status, "draft"));
  const rows = await selectQuotes(ctx, where);
  const [found] = await tellQuotes(ctx, rows);
  if (!found) throw nothing();
  await requireSeat(ctx.db, { companyId: found.companyId, userId }, ["owner"]);
  const card = await cardOnFile(ctx.db, found.companyId);
  const payer = rows[0]?.order?.customerId ?? card?.customerId;
  // An invoice takes no card of another customer.
  return { ...toClient(found), card: card?.customerId === payer ? (card?.name ?? null) : null };
}

/** Of the company in view; nothing for whoever is not its owner. */
export async function ownQuotes(ctx: Ctx): Promise<Quote[]> {
  const { userId } = requireMember(ctx.actor);
  const seat = await companyInView(ctx.db, userId);
  if (seat?.role !== "owner") return [];
  const where = and(eq(quotes.companyId, seat.companyId), ne(quotes.status, "draft"));
  const rows = await selectQuotes(ctx, where).orderBy(desc(quotes.createdAt)).limit(100);
  return (await tellQuotes(ctx, rows)).map(toClient);
}

const isOpen = (order: NonNullable<StaffQuote["order"]>) =>
  order.status === "ordered" || waitsForInvoice(order) || waitsForCard(order);

/** Accepted and not begun, or delivered and not invoiced in full, or with a deposit that a card still owes. */
export async function oldestOrders(ctx: Ctx, limit: number): Promise<StaffQuote[]> {
  const { db } = ctx;
  // A deposit of the whole total leaves a balance only once it is void or paid back.
  const mayWait = and(
    eq(orders.status, "delivered"),
    notInArray(orders.quoteId, billedBalances(db)),
    or(
      lt(quotes.depositPercent, 100),
      inArray(orders.quoteId, voidDeposits(db)),
      inArray(orders.quoteId, returnedSales(db)),
    ),
  );
  const mayOwe = and(
    inArray(orders.status, ["in_progress", "delivered"]),
    eq(orders.depositBy, "card"),
    notInArray(orders.quoteId, paidSales(db)),
  );
  const ordered = await selectQuotes(ctx, eq(orders.status, "ordered"))
    .orderBy(orders.createdAt)
    .limit(limit);
  const begun = await selectQuotes(ctx, or(mayWait, mayOwe));
  return (await tellQuotes(ctx, [...ordered, ...begun]))
    .filter(({ order }) => order && isOpen(order))
    .toSorted((a, b) => (a.acceptedAt! < b.acceptedAt! ? -1 : 1))
    .slice(0, limit);
}
