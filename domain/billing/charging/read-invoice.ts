import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Charges, ProviderInvoice } from "../../../platform/payments/charges.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { invoices, subscriptions } from "./tables.ts";
import { linkOverage, ownerOfOverage } from "../overage/overage-charges.ts";
import { isOpenDispute } from "../schema.ts";
import { keepFailed } from "../refunds/keep-failed.ts";
import { keepDates } from "./keep-dates.ts";
import { tellOfDispute } from "./tell-of-dispute.ts";
import { beginReading, isLatestReading } from "./readings.ts";

/** Keeps what the provider has now. False for one of which nothing here knows. */
export async function readInvoice(ctx: Ctx, charges: Charges, id: string): Promise<boolean> {
  const n = await beginReading(ctx.db, id);
  const read = await charges.getInvoice(id);
  if (!read) return false;
  return ctx.db.transaction(async (tx) => {
    const owner = await ownerOf(tx, read);
    if (!owner) return false;
    if (!(await isLatestReading(tx, id, n))) return true;
    const now = ctx.clock.now();
    const values = { ...owner, ...plainInvoice(read), updatedAt: now };
    const [kept] = await tx
      .insert(invoices)
      .values({ ...values, createdAt: read.createdAt })
      .onConflictDoUpdate({ target: invoices.providerId, set: values })
      .returning();
    if (kept) {
      await linkOverage(tx, kept.id, read);
      await keepFailed({ ...ctx, db: tx }, read.failedRefunds);
      await keepDates(tx, kept, read, civilDateOf(now));
      await tellOfDispute({ ...ctx, db: tx }, kept);
    }
    return true;
  });
}

/** An invoice of a subscription that is not known yet waits for that one. */
async function ownerOf(db: Queryable, { id, subscriptionId, customerId, sale }: ProviderInvoice) {
  if (sale) return { subscriptionId: null, companyId: sale.companyId };
  if (subscriptionId !== null) {
    const [row] = await db
      .select({ subscriptionId: subscriptions.id, companyId: subscriptions.companyId })
      .from(subscriptions)
      .where(eq(subscriptions.providerId, subscriptionId));
    return row ?? null;
  }
  const ofOverage = await ownerOfOverage(db, id);
  if (ofOverage) return ofOverage;
  if (customerId === null) return null;
  const [row] = await db
    .select({ companyId: subscriptions.companyId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .limit(1);
  return row ? { ...row, subscriptionId: null } : null;
}

const dayOrNull = (at: Date | null) => at && civilDateOf(at);

const plainInvoice = (read: ProviderInvoice) => ({
  providerId: read.id,
  saleKey: read.sale?.key ?? null,
  number: read.number,
  status: read.status,
  reason: read.reason,
  date: civilDateOf(read.createdAt),
  due: dayOrNull(read.dueAt),
  starts: dayOrNull(read.from),
  ends: dayOrNull(read.until),
  totalCents: read.totalCents,
  paidCents: read.paidCents,
  refundedCents: read.refundedCents,
  creditedCents: read.creditedCents,
  trouble: read.trouble,
  cardBrand: read.card?.brand ?? null,
  cardLast4: read.card?.last4 ?? null,
  creditUsedCents: read.creditUsedCents,
  isDisputed: read.dispute !== null && isOpenDispute(read.dispute),
  disputeStatus: read.dispute?.status ?? null,
  disputeCents: read.dispute?.cents ?? null,
  disputeDue: read.dispute?.dueAt ?? null,
  nextAttemptAt: read.nextAttemptAt,
  paidAt: read.paidAt,
  pdfUrl: read.pdfUrl,
  hostedUrl: read.hostedUrl,
});
