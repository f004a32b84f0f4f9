import { and, eq, ne } from "drizzle-orm";
import { invoiceLines, invoices } from "../../domain/invoices/tables.ts";
import type { StaffQuote } from "../../domain/quotes/schema.ts";
import { quotesPath } from "../support/quote-draft.ts";
import { booksOf } from "./books.ts";
import type { People } from "./people.ts";

/** Each deposit is asked for once, and said to be paid where it is. */
export async function faultsOfOrders({ world, asStaff }: People): Promise<string[]> {
  const said = await asStaff("calm", "GET", quotesPath);
  const all: StaffQuote[] = said!.body;
  const { bills, charges } = booksOf(world);
  const byFirm = await world.database.db
    .select({ saleKey: invoiceLines.saleKey, status: invoices.status })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(and(eq(invoiceLines.kind, "deposit"), ne(invoices.status, "void")));
  return all.flatMap(({ id, order }) => {
    const deposit = order?.deposit;
    if (!deposit) return [];
    const sales = bills.filter(({ metadata }) => metadata["sale_key"] === id);
    const asked = sales.filter(({ status }) => status === "open" || status === "paid");
    const own = byFirm.filter(({ saleKey }) => saleKey === id);
    if (asked.length + own.length > 1)
      return [`A deposit is asked for ${asked.length} times by card, ${own.length} by invoice`];
    const [sale] = asked;
    const refunded = (charges.get(sale?.id) ?? []).reduce(
      (sum, one) => sum + one.amount_refunded,
      0,
    );
    const isPaid = (sale?.status === "paid" && refunded < sale.total) || own[0]?.status === "paid";
    if (isPaid === (deposit.state === "paid")) return [];
    return [`A deposit is ${deposit.state} here, and ${isPaid ? "" : "not "}paid there`];
  });
}
