import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import { isSeated } from "../../companies/require-seat.ts";
import { keepers } from "../../invoices/keepers.ts";
import { invoiceOfStatement } from "../../invoices/read-invoices.ts";
import type { StatementInvoice } from "../../invoices/schema.ts";
import { invoices } from "../charging/tables.ts";
import { overageCharges } from "./tables.ts";

/** The firm's own, or the card provider's. @throws CodedError unauthenticated, not_found */
export async function invoiceOfOverage(ctx: Ctx, statementId: string): Promise<StatementInvoice> {
  const own = await invoiceOfStatement(ctx, statementId);
  if (own.invoice) return own;
  const { userId, isAdmin } = requireMember(ctx.actor);
  const [row] = await ctx.db
    .select({
      id: invoices.id,
      number: invoices.number,
      pdf: invoices.pdfUrl,
      of: invoices.companyId,
    })
    .from(overageCharges)
    .innerJoin(invoices, eq(invoices.id, overageCharges.invoiceId))
    .where(eq(overageCharges.statementId, statementId));
  if (!row?.number) return own;
  const seat = { companyId: row.of, userId };
  const mayRead = isAdmin || (await isSeated(ctx.db, seat, keepers));
  const href = row.pdf ?? "/dashboard/billing";
  return mayRead ? { invoice: { id: row.id, number: row.number, href } } : own;
}
