import { and, eq, isNull, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Charges, ProviderSubscription } from "../../../platform/payments/charges.ts";
import { isGivenUp } from "../../../platform/payments/subscription-statuses.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { subscriptions } from "./tables.ts";
import { closeUnserved } from "./close-unserved.ts";
import { readInvoice } from "./read-invoice.ts";
import { beginReading, isLatestReading } from "./readings.ts";
import { settleSubscription } from "./settle-subscription.ts";

/** Keeps what the provider has now, and does what follows from it. False for one that is not ours. */
export async function readSubscription(
  ctx: Ctx,
  charges: Charges,
  providerId: string,
  { read: known }: { read?: string } = {},
): Promise<boolean> {
  const n = await beginReading(ctx.db, providerId);
  const read = await charges.getSubscription(providerId);
  if (!read) return false;
  const id = await keep(ctx, read, n);
  if (id === null) return false;
  const { latestInvoiceId } = read;
  if (latestInvoiceId !== null && latestInvoiceId !== known)
    await readInvoice(ctx, charges, latestInvoiceId);
  await settleSubscription(ctx, id);
  if (await closeUnserved(ctx, charges, id)) await readSubscription(ctx, charges, providerId);
  return true;
}

function keep(ctx: Ctx, read: ProviderSubscription, n: number): Promise<string | null> {
  return ctx.db.transaction(async (tx) => {
    const row = await find(tx, read);
    if (!row) return null;
    await lockCompany(tx, row.companyId, { evenMerged: true });
    if (!(await isLatestReading(tx, read.id, n))) return row.id;
    const { card } = read;
    const [kept] = await tx
      .update(subscriptions)
      .set({
        providerId: read.id,
        itemId: read.itemId,
        status: read.status,
        ...(read.planId !== null && { planId: read.planId, term: read.term, cents: read.cents }),
        periodEnd: read.periodEnd,
        endsAt: read.endsAt,
        endedAt: read.endedAt,
        pausedUntil: read.pausedUntil,
        creditCents: read.creditCents,
        upgradeUntil: read.waiting?.until ?? null,
        ...(card && {
          paymentMethodId: card.id,
          cardBrand: card.brand,
          cardLast4: card.last4,
          cardExpMonth: card.expMonth,
          cardExpYear: card.expYear,
        }),
        updatedAt: ctx.clock.now(),
      })
      // Asked anew meanwhile, it is another one's.
      .where(and(eq(subscriptions.id, row.id), isOf(read)))
      .returning({ id: subscriptions.id });
    return kept?.id ?? null;
  });
}

/** The event of a creation may come before its answer. What was given up gives way to the next one. */
function isOf(read: ProviderSubscription) {
  const { id, key } = read;
  const isAwaited = key !== null && /^[\da-f-]{36}$/.test(key) && !isGivenUp(read);
  const awaited = isAwaited
    ? and(eq(subscriptions.id, key), isNull(subscriptions.providerId))
    : undefined;
  return or(eq(subscriptions.providerId, id), awaited);
}

async function find(tx: Queryable, read: ProviderSubscription) {
  const [row] = await tx
    .select({ id: subscriptions.id, companyId: subscriptions.companyId })
    .from(subscriptions)
    .where(isOf(read));
  return row;
}
