import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { tellKeepers } from "../../invoices/tell-keepers.ts";
import { type InvoiceRow, invoices, type SubscriptionRow } from "./tables.ts";

export async function tellOfInvoice(
  ctx: Ctx,
  { companyId, status: standing }: SubscriptionRow,
  { id, status, trouble, told, totalCents }: InvoiceRow,
): Promise<void> {
  const isLapsed = standing === "incomplete_expired" && status === "void";
  const news = status === "paid" ? "paid" : isLapsed ? "lapsed" : trouble;
  if (news === null || news === told || totalCents <= 0) return;
  await ctx.db.update(invoices).set({ told: news }).where(eq(invoices.id, id));
  await tellKeepers(ctx, companyId, "payment-mail", { invoiceId: id, news });
}
