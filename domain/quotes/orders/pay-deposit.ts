import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isRecorded } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import { CardServiceError, type Cards } from "../../../platform/payments/cards.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { voidIfOpen } from "../../billing/charging/close-unserved.ts";
import { chargeSale, savedForSale } from "../../billing/sales/charge-sale.ts";
import { salesOf } from "../../billing/sales/read-sales.ts";
import { cardOnFile, saleCustomer } from "../../billing/sales/sale-card.ts";
import { inQuote, recordQuote } from "../in-quote.ts";
import { readQuote } from "../read-quotes.ts";
import { type ReadableQuote, waitsForCard } from "../schema.ts";
import { type OrderRow, orders, type QuoteRow } from "../tables.ts";

type Provider = { cards: Cards; charges: Charges };
type Asked = { customerId: string; attemptKey: string };

async function requireDue(ctx: Ctx, id: string): Promise<ReadableQuote> {
  const current = await readQuote(ctx, id);
  if (current.order && waitsForCard(current.order)) return current;
  throw new CodedError("conflict", "There is no deposit to pay by card.", { current });
}

async function isVoid(db: Queryable, id: string, invoiceId: string | null | undefined) {
  const sale = (await salesOf(db, [id])).get(id);
  return sale?.status === "void" && sale.providerId === invoiceId;
}

/** Kept before the provider is asked, so that whoever presses again asks for the same invoice, unless that is void. */
function keepAsked(ctx: Ctx, id: string, customerId: string): Promise<Asked & Kept> {
  return inQuote(ctx, id, async (locked, quote) => {
    await requireDue(locked, id);
    const [order] = await locked.db.select().from(orders).where(eq(orders.quoteId, id));
    const known = (await isVoid(locked.db, id, order?.cardInvoiceId)) ? undefined : order;
    const asked = {
      customerId: order?.customerId ?? customerId,
      attemptKey: known?.attemptKey ?? randomUUID(),
      cardInvoiceId: known?.cardInvoiceId ?? null,
    };
    await locked.db.update(orders).set(asked).where(eq(orders.quoteId, id));
    return { ...asked, quote };
  });
}

type Kept = { quote: QuoteRow; cardInvoiceId: OrderRow["cardInvoiceId"] };

async function openInvoice(
  ctx: Ctx,
  { charges }: Provider,
  { quote, customerId, attemptKey }: Asked & Kept,
  cents: number,
): Promise<string> {
  const { id, companyId, title } = quote;
  const sale = { customerId, companyId, saleKey: id, text: `Deposit for ${title}`, cents };
  try {
    const cardInvoiceId = await charges.openSale(sale, attemptKey);
    await keepOpened(ctx, charges, id, cardInvoiceId);
    return cardInvoiceId;
  } catch (error) {
    // The provider replays a 5xx for the same key, so the next try needs a new one.
    if (error instanceof CardServiceError)
      await ctx.db.update(orders).set({ attemptKey: randomUUID() }).where(eq(orders.quoteId, id));
    throw error;
  }
}

/** Not where staff have sent an invoice in the meantime: no card is to pay then. */
async function keepOpened(
  ctx: Ctx,
  charges: Charges,
  id: string,
  cardInvoiceId: string,
): Promise<void> {
  const isKept = await inQuote(ctx, id, async ({ db }) => {
    const kept = await db
      .update(orders)
      .set({ cardInvoiceId })
      .where(and(eq(orders.quoteId, id), eq(orders.depositBy, "card")))
      .returning({ id: orders.quoteId });
    return kept.length > 0;
  });
  if (isKept) return;
  await voidIfOpen(ctx, charges, cardInvoiceId);
  await requireDue(ctx, id);
}

async function chargeDeposit(
  ctx: Ctx,
  provider: Provider,
  { id, setupIntentId }: { id: string; setupIntentId?: string | undefined },
): Promise<ReadableQuote> {
  const { companyId, deposit } = await requireDue(ctx, id);
  const saleKey = id;
  const asked = await keepAsked(
    ctx,
    id,
    await saleCustomer(ctx, provider.cards, { companyId, saleKey }),
  );
  const { customerId } = asked;
  const onFile = await cardOnFile(ctx.db, companyId);
  const card = setupIntentId
    ? await savedForSale(provider.charges, { setupIntentId, customerId })
    : onFile?.customerId === customerId
      ? onFile.paymentMethodId
      : null;
  if (card === null)
    throw new CodedError(
      "conflict",
      onFile
        ? "The card on file can’t be used for this deposit. Please enter another one."
        : "There is no card on file. Please enter one.",
      { current: await readQuote(ctx, id) },
    );
  const invoiceId = asked.cardInvoiceId ?? (await openInvoice(ctx, provider, asked, deposit));
  await chargeSale(ctx, provider.charges, { invoiceId, card });
  const after = await readQuote(ctx, id);
  if (await isVoid(ctx.db, id, invoiceId))
    throw new CodedError(
      "conflict",
      "The invoice for this deposit is void, so nothing was charged. Please look again.",
      { current: after },
    );
  await recordCharge(ctx, id, { cents: deposit, state: after.order?.deposit?.state });
  return after;
}

/** Each press that came to something, but the payment once: of two tabs that ask for it, both see it paid. */
async function recordCharge(
  ctx: Ctx,
  id: string,
  after: { cents: number; state?: string | undefined },
): Promise<void> {
  // Another press is at it.
  if (after.state === "due") return;
  await inQuote(ctx, id, async (locked, quote) => {
    const action = "quote.deposit-charged";
    const paid = { action, subjectType: "quote", subjectId: id, details: { after } } as const;
    if (after.state === "paid" && (await isRecorded(locked.db, paid))) return;
    await recordQuote(locked, quote, action, { after });
  });
}

/** With the card on file, or one just saved. Twice is once. @throws CodedError not_found, forbidden, conflict, unavailable */
export async function payDeposit(
  ctx: Ctx,
  provider: Provider,
  asked: { id: string; setupIntentId?: string | undefined },
): Promise<ReadableQuote> {
  try {
    return await chargeDeposit(ctx, provider, asked);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    // Paid before, or by another tab in the meantime.
    const current = await readQuote(ctx, asked.id);
    if (current.order?.deposit?.state === "paid") return current;
    throw error;
  }
}

/** A form for another card. @throws CodedError not_found, forbidden, conflict, unavailable */
export async function openDepositCard(ctx: Ctx, { cards, charges }: Provider, id: string) {
  const { companyId } = await requireDue(ctx, id);
  const customerId = await saleCustomer(ctx, cards, { companyId, saleKey: id });
  const asked = await keepAsked(ctx, id, customerId);
  return charges.createCardSetup(asked.customerId, randomUUID());
}
