import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges, ProviderSubscription } from "../../../platform/payments/charges.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { tellOwners } from "../plan/tell-owners.ts";
import { type SubscriptionRow, subscriptions, type Upgrade } from "./tables.ts";
import { paysForUpgrade } from "./bill-reasons.ts";
import { requireSubscription } from "./find-subscription.ts";
import { lookUpInvoice } from "./look-up-invoice.ts";
import { pushSubscription } from "./push-subscription.ts";
import { readSubscription } from "./read-subscription.ts";

/** The provider has taken it, lets it wait for its payment, or not: what it says now decides. */
export async function finishUpgrade(
  ctx: Ctx,
  charges: Charges,
  { id, providerId }: Pick<SubscriptionRow, "id" | "providerId">,
): Promise<void> {
  const said = providerId === null ? null : await charges.getSubscription(providerId);
  if (said) await readSubscription(ctx, charges, said.id);
  const row = await requireSubscription(ctx.db, id);
  if (row.upgrade && said) {
    // Somebody else reads it at this moment, and this is asked again.
    if (!isMirrored(row, said)) return;
    if (said.waiting && (await isStillRunning(ctx, row))) return keepWaiting(ctx, row);
    await readPayments(ctx, charges, said);
  }
  await forget(ctx, row);
  // What was planned for the membership before it, if anything, is not to be billed.
  await pushSubscription(ctx, charges, id);
}

const isMirrored = (row: SubscriptionRow, said: ProviderSubscription) =>
  row.planId === said.planId &&
  row.term === said.term &&
  row.upgradeUntil?.getTime() === said.waiting?.until.getTime();

async function isStillRunning({ db }: Ctx, { membershipId }: SubscriptionRow): Promise<boolean> {
  return membershipId !== null && (await requireMembership(db, membershipId)).status !== "ended";
}

async function keepWaiting({ db }: Ctx, { id, upgrade }: SubscriptionRow): Promise<void> {
  if (!upgrade) return;
  await db
    .update(subscriptions)
    .set({ isStale: false, upgrade: { ...upgrade, hasWaited: true } })
    .where(isOpenUpgrade(id, upgrade));
}

export const isOpenUpgrade = (id: string, { key }: Upgrade) =>
  and(eq(subscriptions.id, id), eq(sql`${subscriptions.upgrade} ->> 'key'`, key));

/** One that is not the last of its invoices any more, of which no event has told yet. */
async function readPayments(
  ctx: Ctx,
  charges: Charges,
  { id, customerId }: ProviderSubscription,
): Promise<void> {
  const { invoices = [] } = (await charges.readCustomer(customerId)) ?? {};
  for (const bill of invoices)
    if (bill.subscriptionId === id && paysForUpgrade(bill))
      await lookUpInvoice(ctx, charges, bill.id);
}

function forget(ctx: Ctx, { id, companyId: given, upgrade }: SubscriptionRow): Promise<void> {
  if (!upgrade) return Promise.resolve();
  return ctx.db.transaction(async (tx) => {
    const companyId = await keptCompany(tx, given);
    await lockCompany(tx, companyId);
    const now = await requireSubscription(tx, id);
    if (now.upgrade?.key !== upgrade.key) return;
    // What was decided before it, and could not be told while it waited, is told now.
    const free = { upgrade: null, isStale: true };
    await tx.update(subscriptions).set(free).where(eq(subscriptions.id, id));
    if (!now.upgrade.hasWaited) return;
    const { planId, term } = upgrade;
    const news = { kind: "upgrade-lapsed" as const, planId, term };
    await tellOwners({ ...ctx, db: tx }, companyId, news);
  });
}
