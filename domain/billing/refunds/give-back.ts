import { and, eq, inArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { refundableOf } from "../charging/dispute-of.ts";
import { latestOfCompany } from "../charging/find-subscription.ts";
import { readInvoice } from "../charging/read-invoice.ts";
import { showBilling } from "../plan/show-billing.ts";
import type { Billing } from "../schema.ts";
import type { CreditInput, RefundInput } from "./schema.ts";
import { cardRefunds, type RefundRow } from "./tables.ts";
import { invoices } from "../charging/tables.ts";
import { finishRefund } from "./finish-refund.ts";
import { requireKnown } from "./require-known.ts";

/** To the card that paid an invoice. @throws CodedError forbidden, not_found, invalid, conflict, unavailable */
export async function refundInvoice(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
  input: RefundInput,
): Promise<Billing> {
  requireAdmin(ctx.actor);
  const { providerId } = await requireInvoice(ctx.db, companyId, input.invoiceId);
  await readInvoice(ctx, charges, providerId);
  return giveBack(ctx, charges, companyId, {
    kind: "refund",
    input,
    check: (tx) => checkLeft(tx, companyId, input),
  });
}

/** Toward what the company is charged next. @throws CodedError forbidden, not_found, conflict, unavailable */
export async function creditCompany(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
  input: CreditInput,
): Promise<Billing> {
  requireAdmin(ctx.actor);
  const row = await latestOfCompany(ctx.db, companyId);
  if (!row?.customerId)
    throw new CodedError(
      "conflict",
      "No card is charged for this company, so nothing can take it.",
    );
  return giveBack(ctx, charges, companyId, { kind: "credit", input, check: async () => {} });
}

type Asked = {
  kind: RefundRow["kind"];
  input: CreditInput & Partial<RefundInput>;
  check: (tx: Queryable) => Promise<void>;
};

async function giveBack(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
  { kind, input: { key, cents, reason, invoiceId: given, besides }, check }: Asked,
): Promise<Billing> {
  const { userId } = requireAdmin(ctx.actor);
  const invoiceId = given ?? null;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [known] = await tx.select().from(cardRefunds).where(eq(cardRefunds.id, key));
    if (known) return requireSame(known, { companyId, kind, cents, invoiceId });
    await check(tx);
    await requireKnown({ ...ctx, db: tx }, { companyId, kind, invoiceId, besides });
    await tx.insert(cardRefunds).values({
      id: key,
      companyId,
      kind,
      invoiceId,
      cents,
      reason,
      attemptKey: randomUUID(),
      askedBy: userId,
      createdAt: now,
      updatedAt: now,
    });
  });
  await finishRefund(ctx, charges, key);
  return showBilling(ctx, companyId);
}

function requireSame(known: RefundRow, asked: Partial<RefundRow>): void {
  const fields = ["companyId", "kind", "cents", "invoiceId"] as const;
  if (fields.some((field) => known[field] !== asked[field]))
    throw new CodedError("conflict", "This was sent before for something else. Please start anew.");
}

async function requireInvoice(db: Queryable, companyId: string, id: string) {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.id, id), inArray(invoices.companyId, await idsWithMerged(db, companyId))),
    );
  if (!invoice) throw new CodedError("not_found", "There is no such invoice paid by card.");
  return invoice;
}

async function checkLeft(
  tx: Queryable,
  companyId: string,
  { invoiceId, cents, leftCents }: RefundInput,
): Promise<void> {
  const left = refundableOf(await requireInvoice(tx, companyId, invoiceId));
  const [underWay] = await tx
    .select({ id: cardRefunds.id })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.invoiceId, invoiceId), eq(cardRefunds.state, "asked")));
  if (underWay)
    throw new CodedError("conflict", "A refund of this invoice is under way. Please wait for it.");
  if (left === 0)
    throw new CodedError("conflict", "There is nothing left of this invoice to refund.");
  if (left !== leftCents)
    throw new CodedError(
      "conflict",
      `Somebody was faster: ${dollars(left)} is left of this invoice. Please look again.`,
    );
  if (cents > left)
    throw new CodedError("invalid", "That is too much.", {
      fields: { cents: `At most ${dollars(left)} is left` },
    });
}
