import type { Ctx } from "../../../platform/context.ts";
import { askedOfCard } from "../../billing/charging/asked-of-card.ts";
import { type CardSale, isReturned, salesOf } from "../../billing/sales/read-sales.ts";
import { saleInvoices } from "../../invoices/sale-invoices.ts";
import type { SaleInvoice } from "../../invoices/schema.ts";
import { type Deposit, isDepositDue, type OrderStage, type StaffQuote } from "../schema.ts";
import type { OrderRow } from "../tables.ts";

type Told = Omit<NonNullable<StaffQuote["order"]>, "notes">;
type Totals = { total: number; deposit: number };

function byCard(cents: number, sale: CardSale | undefined): Deposit {
  const told = {
    by: "card" as const,
    cents,
    dueCents: 0,
    creditCents: 0,
    payUrl: null,
    pdf: null,
    invoice: null,
  };
  if (sale?.status === "paid") {
    const paid = { ...told, pdf: sale.pdfUrl };
    if (!isReturned(sale)) return { ...paid, state: "paid" };
    return { ...paid, state: "refunded", creditCents: sale.creditUsedCents };
  }
  if (sale?.status !== "open") return { ...told, state: "due", dueCents: cents };
  const { trouble, hostedUrl } = sale;
  const dueCents = askedOfCard(sale);
  return { ...told, state: trouble ?? "due", dueCents, payUrl: trouble && hostedUrl };
}

function byInvoice(cents: number, invoice: SaleInvoice | null): Deposit {
  const state = invoice?.status === "paid" || invoice?.status === "void" ? invoice.status : "due";
  const dueCents = state === "due" ? cents : 0;
  return {
    by: "invoice",
    state,
    cents,
    dueCents,
    creditCents: 0,
    payUrl: null,
    pdf: invoice?.pdf ?? null,
    invoice,
  };
}

/** Cents of the deposit that are or will be paid, and not given back. */
function keptOf(deposit: Deposit | null): number {
  if (deposit === null || deposit.state === "void") return 0;
  return deposit.state === "refunded" ? deposit.creditCents : deposit.cents;
}

function stageOf({ status, deposit, balance }: Omit<Told, "stage">): OrderStage {
  if (status === "in_progress") return status;
  if (status === "delivered") {
    const isPaid = balance.cents === 0 || balance.invoice?.status === "paid";
    if (isPaid) return isDepositDue(deposit) ? "deposit_due" : "settled";
    return balance.invoice && balance.invoice.status !== "void" ? "balance_due" : "delivered";
  }
  if (deposit?.state === "paid") return "deposit_paid";
  return isDepositDue(deposit) ? "deposit_due" : "ordered";
}

const plain = ({ id, number, cents, status, dueDate, pdf }: SaleInvoice): SaleInvoice => ({
  id,
  number,
  cents,
  status,
  dueDate,
  pdf,
});

export async function ordersTold(
  ctx: Pick<Ctx, "db" | "clock">,
  keys: string[],
): Promise<(order: OrderRow, totals: Totals) => Told> {
  const sales = await salesOf(ctx.db, keys);
  const invoices = await saleInvoices(ctx, keys);
  return ({ quoteId, status, depositBy }, totals) => {
    const own = (kind: "deposit" | "balance") => {
      const found = invoices.find((one) => one.saleKey === quoteId && one.kind === kind);
      return found ? plain(found) : null;
    };
    const sale = sales.get(quoteId);
    const deposit =
      depositBy === null
        ? null
        : depositBy === "card"
          ? byCard(totals.deposit, sale)
          : byInvoice(totals.deposit, own("deposit"));
    const invoice = own("balance");
    const balance = {
      cents: invoice?.cents ?? totals.total - keptOf(deposit),
      invoice,
    };
    return { status, deposit, balance, stage: stageOf({ status, deposit, balance }) };
  };
}
