import { randomUUID } from "node:crypto";
import { notExists, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { listOverageToBill } from "../../hours/overage-to-bill.ts";
import { invoiceOverage } from "../../invoices/invoice-overage.ts";
import { isOnInvoice } from "../../invoices/unbilled.ts";
import { overageCharges } from "./tables.ts";
import { listWaitingOverage } from "./overage-charges.ts";
import { overagePayer } from "./overage-payer.ts";
import { placeOverage } from "./place-overage.ts";

/** What closed periods have beyond the plan, of memberships that a card pays for; nothing the second time. */
export async function chargeOverage(ctx: Ctx, charges: Charges): Promise<void> {
  await begin(ctx);
  for (const row of await listWaitingOverage(ctx.db)) {
    try {
      await placeOverage(ctx, charges, row);
    } catch (error) {
      ctx.log.error({ err: error, statementId: row.statementId }, "overage could not be billed");
    }
  }
}

/** Kept with its key before the provider is asked. */
async function begin(ctx: Ctx): Promise<void> {
  const { db, clock } = ctx;
  const due = await listOverageToBill(db, {
    billing: ["card"],
    unbilled: (statementId) =>
      notExists(
        db
          .select({ id: overageCharges.statementId })
          .from(overageCharges)
          .where(eq(overageCharges.statementId, statementId)),
      ),
  });
  const now = clock.now();
  for (const overage of due) {
    const { statementId, companyId, cents } = overage;
    if (await isOnInvoice(db, statementId)) continue;
    const row = await overagePayer(db, companyId);
    // From before subscriptions: the firm asks for it itself. What gives back waits for staff.
    if (!row && cents > 0) await invoiceOverage(ctx, overage);
    if (!row?.customerId) continue;
    await db
      .insert(overageCharges)
      .values({
        statementId,
        companyId,
        subscriptionId: row.id,
        cents,
        attemptKey: randomUUID(),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing();
  }
}
