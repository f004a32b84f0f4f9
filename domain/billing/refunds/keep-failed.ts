import { and, eq, inArray } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { invoices } from "../charging/tables.ts";
import { cardRefunds } from "./tables.ts";

/** What the card's bank has sent back was not given. In the transaction that keeps the reading. */
export async function keepFailed(ctx: Ctx, providerIds: string[]): Promise<void> {
  if (providerIds.length === 0) return;
  const { db, clock } = ctx;
  const failed = await db
    .update(cardRefunds)
    .set({ state: "refused", updatedAt: clock.now() })
    .where(and(inArray(cardRefunds.providerId, providerIds), eq(cardRefunds.state, "done")))
    .returning();
  for (const { companyId, invoiceId, cents, reason } of failed) {
    const [bill] = await db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.id, invoiceId ?? ""));
    await recordAudit(
      db,
      { ...ctx, actor: { kind: "system" } },
      {
        action: "billing.refund-failed",
        subjectType: "company",
        subjectId: companyId,
        companyId,
        details: { number: bill?.number, cents, reason },
      },
    );
  }
}
