import { and, eq, isNotNull } from "drizzle-orm";
import { isRecorded, recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { orNull } from "../../../platform/payments/stripe-errors.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { earlierCustomers } from "./customers-of.ts";
import { readSubscription } from "./read-subscription.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

type Payer = SubscriptionRow & { customerId: string; paymentMethodId: string };

/** What earlier customers of the same client have left goes to the one that is charged next. Once for each row: whoever tries again finds at the provider what was taken, and gives what was not given. @throws CodedError not_found where the card or its customer is gone, with nothing taken; unavailable */
export async function moveCredit(ctx: Ctx, charges: Charges, row: Payer): Promise<void> {
  for (const from of await earlierCustomers(ctx.db, row)) {
    const taken = await take(charges, row, from);
    if (taken === null) continue;
    await give(charges, row, { from, ...taken });
    await keepMoved(ctx, charges, row, taken);
    await readLeft(ctx, charges, from);
  }
}

type Taken = { id: string; cents: number };

async function take(charges: Charges, row: Payer, from: string): Promise<Taken | null> {
  const { id: ownKey, attemptKey, customerId, paymentMethodId } = row;
  const { refunds } = charges;
  const found = await orNull(async () => {
    // In this order, so that what another process takes in between is found.
    const cents = await refunds.creditLeft(from);
    return { cents, known: await refunds.findCredit({ customerId: from, ownKey }) };
  });
  if (found?.known) return { id: found.known.id, cents: -found.known.cents };
  if (!found || found.cents === 0) return null;
  const { cents } = found;
  await charges.useCard(customerId, paymentMethodId, `${attemptKey}-card`);
  const text = `Moved to ${customerId}, the same client’s since they signed up again`;
  const asked = { customerId: from, ownKey, cents: -cents, text };
  const { id } = await refunds.credit(asked, `${attemptKey}-from-${from}`);
  return { id, cents };
}

async function give(
  { refunds }: Charges,
  { customerId, attemptKey }: Payer,
  { id: ownKey, from, cents }: Taken & { from: string },
): Promise<void> {
  if (await refunds.findCredit({ customerId, ownKey })) return;
  const text = `Moved from ${from}, the same client’s before they signed up again`;
  await refunds.credit({ customerId, ownKey, cents, text }, `${attemptKey}-to-${from}`);
}

/** What is shown also where the card begins nothing. */
async function keepMoved(
  ctx: Ctx,
  { refunds }: Charges,
  { id, companyId, customerId }: Payer,
  { id: key, cents }: Taken,
): Promise<void> {
  const creditCents = await refunds.creditLeft(customerId);
  await ctx.db.transaction(async (tx) => {
    const subjectId = await keptCompany(tx, companyId);
    await lockCompany(tx, subjectId);
    await tx.update(subscriptions).set({ creditCents }).where(eq(subscriptions.id, id));
    const moved = { action: "billing.credit-moved", subjectType: "company", subjectId } as const;
    if (await isRecorded(tx, { ...moved, details: { key } })) return;
    const before = { creditCents: Math.max(0, creditCents - cents) };
    const details = { key, cents, before, after: { creditCents } };
    await recordAudit(tx, { ...ctx, actor: { kind: "system" } }, { ...moved, details });
  });
}

async function readLeft(ctx: Ctx, charges: Charges, from: string): Promise<void> {
  const rows = await ctx.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, from), isNotNull(subscriptions.providerId)));
  for (const { providerId } of rows)
    if (providerId !== null) await readSubscription(ctx, charges, providerId);
}
