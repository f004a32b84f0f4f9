import type { Ctx } from "../../platform/context.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import type { Overage } from "../hours/overage-to-bill.ts";
import { overageLine } from "./invoice-lines.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { isOnInvoice } from "./unbilled.ts";

/** On an invoice of its own, of a company that no card is charged for; nothing the second time. */
export async function invoiceOverage(ctx: Ctx, overage: Overage): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, await keptCompany(tx, overage.companyId));
    if (!(await isOnInvoice(tx, overage.statementId)))
      await issueInvoice({ ...ctx, db: tx }, company, [overageLine(overage)]);
  });
}
