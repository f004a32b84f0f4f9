import type { Ctx } from "../../platform/context.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { idsWithMerged, keptCompany } from "../companies/merged-companies.ts";
import type { LedgerCtx } from "../hours/in-ledger.ts";
import { eachCompany } from "../hours/each-company.ts";
import { findRunning } from "../membership/find-membership.ts";
import { listPeriods } from "../membership/list-periods.ts";
import { invoicesDue } from "./invoices-due.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { listUnbilled } from "./unbilled.ts";

/** Of everything billed by hand that has opened or closed; nothing the second time. */
export async function issueDueInvoices(ctx: Ctx): Promise<void> {
  const { periods, overage } = await listUnbilled(ctx.db);
  const kept = new Set<string>();
  for (const id of new Set([...periods, ...overage].map(({ companyId }) => companyId)))
    kept.add(await keptCompany(ctx.db, id));
  const companies = [...kept].map((companyId) => ({ companyId }));
  await eachCompany(ctx, companies, ({ companyId }) => issueFor(ctx, companyId));
}

export function issueFor(ctx: LedgerCtx, companyId: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const ids = await idsWithMerged(tx, companyId);
    const unbilled = await listUnbilled(tx, ids);
    const running = await findRunning(tx, companyId);
    const periods = await listPeriods(tx, ids);
    const ahead = {
      goesOn: running?.billing === "by-hand",
      lastStart: periods.at(-1)?.starts ?? "",
    };
    for (const lines of invoicesDue(unbilled, ahead))
      await issueInvoice({ ...ctx, db: tx }, company, lines);
  });
}
