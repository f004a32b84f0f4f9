import { randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Actor, Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { CardServiceError } from "../../../platform/payments/cards.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { RefundRefused } from "../../../platform/payments/refunds.ts";
import { orNull } from "../../../platform/payments/stripe-errors.ts";
import { idsWithMerged, keptCompany } from "../../companies/merged-companies.ts";
import { customersOf } from "../charging/customers-of.ts";
import { lookUpInvoice } from "../charging/look-up-invoice.ts";
import { latestOfCompany } from "../charging/find-subscription.ts";
import { readSubscription } from "../charging/read-subscription.ts";
import { settleSubscription } from "../charging/settle-subscription.ts";
import { tellKeepers } from "../../invoices/tell-keepers.ts";
import { cardRefunds, type RefundRow } from "./tables.ts";
import { invoices } from "../charging/tables.ts";

const settleMs = 60_000;

/** Nothing the second time: an earlier attempt is looked for first. @throws CodedError conflict where the provider refuses, unavailable */
export async function finishRefund(ctx: Ctx, charges: Charges, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(cardRefunds).where(eq(cardRefunds.id, id));
  if (row?.state === "refused")
    throw new CodedError("conflict", "The card provider refused this. Nothing was given back.");
  if (row?.state !== "asked") return;
  const isIt = and(eq(cardRefunds.id, id), eq(cardRefunds.state, "asked"));
  try {
    if (row.kind === "refund") await refund(ctx, charges, row);
    else await credit(ctx, charges, row);
  } catch (error) {
    // The provider replays a 5xx for the same key, so the next try needs a new one.
    if (error instanceof CardServiceError)
      await ctx.db.update(cardRefunds).set({ attemptKey: randomUUID() }).where(isIt);
    if (error instanceof RefundRefused) await keepRefused(ctx, row);
    throw error;
  }
}

/** A refund that the system makes may have waited for this one, so the subscription is settled anew. */
function keepRefused(ctx: Ctx, { id, invoiceId }: RefundRow): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const isIt = and(eq(cardRefunds.id, id), eq(cardRefunds.state, "asked"));
    await tx.update(cardRefunds).set({ state: "refused" }).where(isIt);
    if (invoiceId === null) return;
    const [bill] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (bill?.subscriptionId) await settleSubscription({ ...ctx, db: tx }, bill.subscriptionId);
  });
}

/** Goes on where a process ended, or the provider did not answer. */
export async function repairRefunds(ctx: Ctx, charges: Charges): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - settleMs);
  const open = await ctx.db
    .select({ id: cardRefunds.id })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.state, "asked"), lt(cardRefunds.updatedAt, before)));
  for (const { id } of open) {
    try {
      await finishRefund(ctx, charges, id);
    } catch (error) {
      ctx.log.error({ err: error, refundId: id }, "refund could not be finished");
    }
  }
}

async function refund(ctx: Ctx, charges: Charges, row: RefundRow): Promise<void> {
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.id, row.invoiceId ?? ""));
  const read = invoice && (await charges.getInvoice(invoice.providerId));
  if (!invoice || !read?.paymentId) throw new RefundRefused("conflict", "No card paid this.");
  const { paymentId, paidCents, refundedCents, failedRefunds } = read;
  const of = { paymentId, ownKey: row.id, cents: row.cents };
  const made = await charges.refunds.findRefund(of);
  if (made === null && row.cents > paidCents - refundedCents)
    return askForTheRest(ctx, charges, row, paidCents - refundedCents);
  const providerId = made ?? (await charges.refunds.refund(of, row.attemptKey));
  const isCounted = made !== null && !failedRefunds.includes(made);
  const before = isCounted ? refundedCents - row.cents : refundedCents;
  await keepDone(ctx, row, {
    providerId,
    action: "billing.refunded",
    number: invoice.number,
    before: { refundedCents: before },
    after: { refundedCents: before + row.cents },
  });
  await lookUpInvoice(ctx, charges, invoice.providerId);
}

/** Nobody asked for what goes back by itself: where some of it went back at the provider meanwhile, the rest follows. */
async function askForTheRest(
  ctx: Ctx,
  charges: Charges,
  row: RefundRow,
  cents: number,
): Promise<void> {
  if (row.id !== row.invoiceId || cents <= 0)
    throw new RefundRefused("conflict", "Less than that is left of this invoice.");
  const [rest] = await ctx.db
    .update(cardRefunds)
    .set({ cents, attemptKey: randomUUID() })
    .where(and(eq(cardRefunds.id, row.id), eq(cardRefunds.state, "asked")))
    .returning();
  if (rest) await refund(ctx, charges, rest);
}

async function credit(ctx: Ctx, charges: Charges, row: RefundRow): Promise<void> {
  const billed = await latestOfCompany(ctx.db, row.companyId);
  const customerId = billed?.customerId;
  if (!customerId) throw new RefundRefused("conflict", "No card is charged for this company.");
  const of = { customerId, ownKey: row.id, cents: row.cents };
  const { id: providerId } =
    (await findGiven(ctx, charges, row)) ?? (await charges.refunds.credit(of, row.attemptKey));
  const after = await charges.refunds.creditLeft(customerId);
  await keepDone(ctx, row, {
    providerId,
    action: "billing.credited",
    before: { creditCents: Math.max(0, after - row.cents) },
    after: { creditCents: after },
  });
  if (billed.providerId !== null) await readSubscription(ctx, charges, billed.providerId);
}

/** Whoever came back since it was asked for may have another customer now. */
async function findGiven({ db }: Ctx, { refunds }: Charges, { id: ownKey, companyId }: RefundRow) {
  const ids = await idsWithMerged(db, await keptCompany(db, companyId));
  for (const customerId of await customersOf(db, ids)) {
    const given = await orNull(() => refunds.findCredit({ customerId, ownKey }));
    if (given) return given;
  }
  return null;
}

type Done = {
  providerId: string;
  action: "billing.refunded" | "billing.credited";
  number?: string | null;
  before: object;
  after: object;
};

/** In the name of whoever asked, also where a job finishes it. */
function keepDone(ctx: Ctx, row: RefundRow, { providerId, action, ...details }: Done) {
  return ctx.db.transaction(async (tx) => {
    const [kept] = await tx
      .update(cardRefunds)
      .set({ state: "done", providerId, updatedAt: ctx.clock.now() })
      .where(and(eq(cardRefunds.id, row.id), eq(cardRefunds.state, "asked")))
      .returning({ id: cardRefunds.id });
    if (!kept) return;
    const { companyId, askedBy, reason, cents } = row;
    const actor: Actor = askedBy
      ? { kind: "member", userId: askedBy, email: "", isAdmin: true }
      : { kind: "system" };
    await recordAudit(
      tx,
      { ...ctx, actor },
      {
        action,
        subjectType: "company",
        subjectId: companyId,
        details: { ...details, cents, reason },
      },
    );
    await tellKeepers({ ...ctx, db: tx }, companyId, "refund-mail", { refundId: row.id });
  });
}
