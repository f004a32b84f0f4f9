import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { type InvoiceRow, invoices, type SubscriptionRow } from "./tables.ts";
import { isOverageAlone } from "./bill-reasons.ts";
import { keepCharge } from "./keep-charge.ts";
import { lockSignup } from "./lock-signup.ts";
import { isOver, requireSubscription } from "./find-subscription.ts";
import { returnLate } from "./return-late.ts";
import { settleMembership } from "./settle-membership.ts";
import { tellOfInvoice } from "./tell-of-invoice.ts";

/** What the mirrored subscription and its invoices mean here; the same however often and in whatever order they came. */
export function settleSubscription(ctx: Ctx, id: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const { companyId, signupId } = await requireSubscription(tx, id);
    await lockSignup(tx, { signupId });
    await lockCompany(tx, await keptCompany(tx, companyId));
    const system = { ...ctx, actor: { kind: "system" as const }, db: tx };
    const row = await requireSubscription(tx, id);
    const bills = await tx
      .select()
      .from(invoices)
      .where(eq(invoices.subscriptionId, id))
      .orderBy(asc(invoices.createdAt));
    const charge = chargeOf(row, bills);
    if (charge !== row.charge) await keepCharge(tx, row, charge);
    await settleMembership(system, row, bills);
    await returnLate(system, row);
    for (const bill of bills) await tellOfInvoice(system, row, bill);
  });
}

/** What goes beyond a plan says nothing of the payment that begins it. */
function chargeOf(row: SubscriptionRow, all: InvoiceRow[]): SubscriptionRow["charge"] {
  const bills = all.filter((bill) => !isOverageAlone(bill));
  if (bills.some(({ status }) => status === "paid")) return "paid";
  if (isOver(row)) return "over";
  return bills.findLast(({ trouble }) => trouble !== null)?.trouble ?? "charging";
}
