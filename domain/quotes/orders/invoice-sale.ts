import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { findCompany } from "../../companies/find-company.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { issueInvoice } from "../../invoices/issue-invoice.ts";
import type { SaleKind } from "../../invoices/schema.ts";
import { inQuote, recordQuote } from "../in-quote.ts";
import { showQuote } from "../read-quotes.ts";
import { quoteTotals, type StaffQuote } from "../schema.ts";
import type { QuoteRow } from "../tables.ts";

/** On an invoice of the firm’s own, with its number, PDF and reminders. `ctx.db` is a transaction. */
async function issue(
  ctx: Ctx,
  row: QuoteRow,
  { kind, cents, text, detail }: { kind: SaleKind; cents: number; text: string; detail: string },
): Promise<void> {
  const company = await findCompany(ctx.db, row.companyId);
  await issueInvoice(ctx, company, [
    { kind, text, detail, cents, periodId: null, statementId: null, saleKey: row.id },
  ]);
  await recordQuote(ctx, row, `quote.${kind}-invoiced`, { after: { cents } });
}

export function invoiceDeposit(ctx: Ctx, row: QuoteRow): Promise<void> {
  const { total, deposit } = quoteTotals(row);
  const acceptedOn = civilDay(civilDateOf(row.acceptedAt ?? ctx.clock.now()));
  return issue(ctx, row, {
    kind: "deposit",
    cents: deposit,
    text: `Deposit for ${row.title}`,
    detail: `${row.depositPercent}% of ${dollars(total)}, by the quote accepted on ${acceptedOn}`,
  });
}

/** By staff, once it is delivered. @throws CodedError not_found, conflict */
export function invoiceBalance(ctx: Ctx, id: string): Promise<StaffQuote> {
  requireAdmin(ctx.actor);
  return inQuote(ctx, id, async (locked, row) => {
    const current = await showQuote(locked, id);
    const { order, total } = current;
    const refuse = (message: string) => new CodedError("conflict", message, { current });
    if (order?.status !== "delivered") throw refuse("The order has not been delivered yet.");
    if (order.balance.invoice) throw refuse("The balance has already been invoiced.");
    const { cents } = order.balance;
    const kept = dollars(total - cents);
    const isCredit = order.deposit?.state === "refunded";
    if (cents === 0) throw refuse("The deposit was all of it: there is no balance.");
    await issue(locked, row, {
      kind: "balance",
      cents,
      text: cents === total ? row.title : `Balance for ${row.title}`,
      detail:
        cents === total
          ? ""
          : `${dollars(total)} less ${isCredit ? `${kept} of credit` : `the deposit of ${kept}`}`,
    });
    return showQuote(locked, id);
  });
}
