import { and, eq, inArray } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { disputeOf } from "../charging/dispute-of.ts";
import { invoices } from "../charging/tables.ts";
import { showBilling } from "../plan/show-billing.ts";
import type { Billing } from "../schema.ts";
import type { SettlementInput } from "./schema.ts";

/** By staff: what the bank took back was settled with the client otherwise. @throws CodedError forbidden, not_found, conflict */
export async function settleDispute(
  ctx: Ctx,
  companyId: string,
  { invoiceId, reason }: SettlementInput,
): Promise<Billing> {
  requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const ids = await idsWithMerged(tx, companyId);
    const isIt = and(eq(invoices.id, invoiceId), inArray(invoices.companyId, ids));
    const [bill] = await tx.select().from(invoices).where(isIt);
    if (!bill) throw new CodedError("not_found", "There is no such invoice paid by card.");
    const isSettled = bill.disputeSettledOn !== null;
    if (disputeOf(bill) !== "lost" || isSettled === (reason !== null)) {
      const current = await showBilling({ ...ctx, db: tx }, companyId);
      throw new CodedError("conflict", refusalOf(disputeOf(bill) === "lost", isSettled), {
        current,
      });
    }
    await tx
      .update(invoices)
      .set({
        disputeSettledOn: reason === null ? null : civilDateOf(ctx.clock.now()),
        disputeSettlement: reason,
      })
      .where(isIt);
    await recordAudit(tx, ctx, {
      action: reason === null ? "billing.dispute-unsettled" : "billing.dispute-settled",
      subjectType: "company",
      subjectId: companyId,
      companyId,
      details: {
        number: bill.number,
        reason: reason ?? bill.disputeSettlement,
        before: { settled: isSettled },
        after: { settled: !isSettled },
      },
    });
  });
  return showBilling(ctx, companyId);
}

function refusalOf(isLost: boolean, isSettled: boolean): string {
  if (!isLost) return "No dispute about this invoice was lost.";
  return isSettled ? "This has been settled already." : "This is not settled.";
}
