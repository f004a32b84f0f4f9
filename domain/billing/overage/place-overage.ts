import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CardServiceError } from "../../../platform/payments/cards.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { startOfDay } from "../../fields/civil-date.ts";
import { listOverage } from "../../hours/overage-to-bill.ts";
import { overageLine } from "../../invoices/invoice-lines.ts";
import { lookUpInvoice } from "../charging/look-up-invoice.ts";
import { type OverageChargeRow, overageCharges } from "./tables.ts";
import { type SubscriptionRow } from "../charging/tables.ts";
import { listWaitingOverage } from "./overage-charges.ts";
import { payerOfWaiting } from "./overage-payer.ts";
import { placeOf } from "./place-of.ts";

type Waiting = OverageChargeRow & { customerId: string };

/** An earlier attempt is looked for first. @throws CodedError unavailable */
export async function placeOverage(
  ctx: Ctx,
  charges: Charges,
  row: OverageChargeRow,
): Promise<void> {
  const payer = await payerOfWaiting(ctx, row);
  if (!payer || payer.customerId === null) return;
  const waiting = { ...row, customerId: payer.customerId };
  const found = await charges.overage.find(waiting);
  const onInvoice = found?.invoiceId ?? null;
  if (onInvoice !== null && onInvoice !== row.ownInvoiceId) {
    await lookUpInvoice(ctx, charges, onInvoice);
    return;
  }
  const place = placeOf(payer);
  try {
    if (place === "alone") await billAlone(ctx, charges, waiting, { payer, found });
    else if (place === "later" && found) await takeBack(ctx, charges, waiting, found.itemId);
    else if (place === "next" && payer.providerId !== null && !found)
      await add(ctx, charges, waiting, { subscriptionId: payer.providerId });
    else if (found && row.itemId === null) await keep(ctx, row, { itemId: found.itemId });
  } catch (error) {
    // The provider replays a 5xx for the same key, so the next try needs a new one.
    if (error instanceof CardServiceError) await keep(ctx, row, { attemptKey: randomUUID() });
    throw error;
  }
}

/** Before a pause is told: the invoices of a pause are void, with all that is on them. */
export async function holdOverage(
  ctx: Ctx,
  charges: Charges,
  subscription: SubscriptionRow,
): Promise<void> {
  const { customerId } = subscription;
  if (customerId === null) return;
  for (const row of await listWaitingOverage(ctx.db, subscription.id)) {
    const found = await charges.overage.find({ ...row, customerId });
    if (found && found.invoiceId === null)
      await takeBack(ctx, charges, { ...row, customerId }, found.itemId);
  }
}

type Found = Awaited<ReturnType<Charges["overage"]["find"]>>;

async function billAlone(
  ctx: Ctx,
  { overage, ...charges }: Charges,
  row: Waiting,
  { payer: { paymentMethodId }, found }: { payer: SubscriptionRow; found: Found },
): Promise<void> {
  // A credit has nothing here that it could be taken off.
  if (row.cents < 0) return;
  const { attemptKey: key } = row;
  const invoiceId =
    row.ownInvoiceId ??
    (await overage.findInvoice(row)) ??
    (await overage.startInvoice({ ...row, paymentMethodId }, `${key}-invoice`));
  await keep(ctx, row, { ownInvoiceId: invoiceId });
  if (!found) await add(ctx, { overage, ...charges }, row, { invoiceId });
  else if (found.invoiceId === null) await overage.putOn(invoiceId, found.itemId, `${key}-put`);
  await overage.issue(invoiceId, `${key}-issue`);
  await lookUpInvoice(ctx, { overage, ...charges }, invoiceId);
}

async function add(
  ctx: Ctx,
  { overage }: Charges,
  row: Waiting,
  place: Parameters<Charges["overage"]["add"]>[1],
): Promise<void> {
  const { customerId, statementId, cents, attemptKey } = row;
  const [of] = await listOverage(ctx.db, [statementId]);
  if (!of) throw new Error(`There is no statement ${statementId}`);
  const { text } = overageLine(of);
  const days = { from: await startOfDay(of.starts), until: await startOfDay(of.ends) };
  const line = { customerId, statementId, cents, text, ...days };
  const key = `${attemptKey}-${"invoiceId" in place ? "alone" : "next"}`;
  await keep(ctx, row, { itemId: await overage.add(line, place, key) });
}

async function takeBack(ctx: Ctx, { overage }: Charges, row: Waiting, itemId: string) {
  await overage.takeBack(itemId, `${row.attemptKey}-back`);
  await keep(ctx, row, { itemId: null, attemptKey: randomUUID() });
}

async function keep(
  { db, clock }: Ctx,
  { statementId }: Pick<OverageChargeRow, "statementId">,
  known: Partial<Pick<OverageChargeRow, "itemId" | "ownInvoiceId" | "attemptKey">>,
): Promise<void> {
  await db
    .update(overageCharges)
    .set({ ...known, updatedAt: clock.now() })
    .where(eq(overageCharges.statementId, statementId));
}
