import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { tellKeepers } from "../../invoices/tell-keepers.ts";
import { invoices } from "../charging/tables.ts";

export function tellOfSale(ctx: Pick<Ctx, "db" | "jobs">, providerId: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const [paid] = await tx
      .update(invoices)
      .set({ told: "paid" })
      .where(
        and(
          eq(invoices.providerId, providerId),
          isNotNull(invoices.saleKey),
          eq(invoices.status, "paid"),
          sql`${invoices.told} is distinct from 'paid'`,
        ),
      )
      .returning({ companyId: invoices.companyId, saleKey: invoices.saleKey });
    if (paid)
      await tellKeepers({ ...ctx, db: tx }, paid.companyId, "deposit-mail", {
        quoteId: paid.saleKey,
      });
  });
}
