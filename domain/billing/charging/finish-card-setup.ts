import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Charges, SavedCard } from "../../../platform/payments/charges.ts";
import { isSeated } from "../../companies/require-seat.ts";
import { keepers } from "../../invoices/keepers.ts";
import { cardSetups, type SubscriptionRow, subscriptions } from "./tables.ts";
import { payOpen } from "./charge-again.ts";
import { beginAnew } from "./first-payment.ts";
import { chargedCustomer, isAsked } from "./is-asked.ts";
import { isLapsed, latestOfCompany, requireSubscription } from "./find-subscription.ts";
import { readSubscription } from "./read-subscription.ts";
import { startAtProvider } from "./start-at-provider.ts";
import { switchToCard } from "./switch-to-card.ts";
import { unlessEnded } from "./unless-ended.ts";

type Setup = typeof cardSetups.$inferSelect;

/** By whoever hears of it first, the browser or the provider's event; null while no card is saved. */
export async function finishCardSetup(
  ctx: Ctx,
  charges: Charges,
  setup: Setup,
): Promise<{ isUsed: boolean } | null> {
  const { setupIntentId, companyId, customerId } = setup;
  const isCharged = async () => (await chargedCustomer(ctx.db, companyId)) === customerId;
  const isFinished = setup.finishedAt !== null;
  if (isFinished && (await isCharged())) return { isUsed: true };
  const saved = await charges.readCardSetup(setupIntentId);
  // What it was used for may have ended since.
  if (isFinished)
    return { isUsed: saved?.card != null && (await isLatestCard(ctx.db, setup, saved.card)) };
  if (!saved?.done || !saved.card) return null;
  const { card } = saved;
  // Late news of a card must not undo a newer one.
  const isLate = await isSuperseded(ctx.db, setup);
  const isUsed = !isLate && (await use(ctx, charges, setup, card));
  await ctx.db.transaction(async (tx) => {
    const [finished] = await tx
      .update(cardSetups)
      .set({ finishedAt: ctx.clock.now() })
      .where(and(eq(cardSetups.setupIntentId, setupIntentId), isNull(cardSetups.finishedAt)))
      .returning();
    if (finished && isUsed)
      await recordAudit(tx, ctx, {
        action: "billing.card-replaced",
        subjectType: "company",
        subjectId: companyId,
        companyId,
        details: {},
      });
  });
  return { isUsed: isLate ? await isCharged() : isUsed };
}

async function isSuperseded(db: Queryable, { companyId, createdAt }: Setup): Promise<boolean> {
  const [newer] = await db
    .select({ id: cardSetups.setupIntentId })
    .from(cardSetups)
    .where(
      and(
        eq(cardSetups.companyId, companyId),
        gt(cardSetups.createdAt, createdAt),
        isNotNull(cardSetups.finishedAt),
      ),
    )
    .limit(1);
  return newer !== undefined;
}

async function isLatestCard(
  db: Queryable,
  { companyId }: Pick<Setup, "companyId">,
  { id }: SavedCard,
): Promise<boolean> {
  return (await latestOfCompany(db, companyId))?.paymentMethodId === id;
}

/** Each step may be done again. False where something was planned meanwhile, and no card is charged. */
async function use(
  ctx: Ctx,
  charges: Charges,
  { companyId, customerId }: Setup,
  card: SavedCard,
): Promise<boolean> {
  const known = await latestOfCompany(ctx.db, companyId);
  const row: SubscriptionRow | null =
    known?.customerId === customerId && (await isAsked(ctx.db, known))
      ? known
      : await switchToCard(ctx, { companyId, customerId, card });
  // Of two calls at once the other one may have switched to it.
  if (!row) return isLatestCard(ctx.db, { companyId }, card);
  await charges.useCard(customerId, card.id, randomUUID());
  const current = await begin(ctx, charges, row, card);
  const { id, providerId, itemId } = current;
  if (providerId === null || itemId === null) return true;
  if (current !== row && current.paymentMethodId === card.id) return true;
  const isTaken = await unlessEnded(ctx, charges, { id, providerId }, () =>
    charges.changeSubscription(providerId, itemId, { card: card.id }, randomUUID()),
  );
  if (isTaken) await readSubscription(ctx, charges, providerId);
  await payOpen(ctx, charges, current);
  return true;
}

/** What has not begun is begun with the card; whoever was faster may have begun it with another one. */
async function begin(
  ctx: Ctx,
  charges: Charges,
  row: SubscriptionRow,
  card: SavedCard,
): Promise<SubscriptionRow> {
  if (isLapsed(row)) await beginAnew(ctx, row, card);
  else if (row.providerId !== null) return row;
  else
    await ctx.db
      .update(subscriptions)
      .set({ paymentMethodId: card.id })
      .where(eq(subscriptions.id, row.id));
  await startAtProvider(ctx, charges, row.id);
  return requireSubscription(ctx.db, row.id);
}

export async function finishKnownSetup(
  ctx: Ctx,
  charges: Charges,
  setupIntentId: string,
): Promise<boolean> {
  const [setup] = await ctx.db
    .select()
    .from(cardSetups)
    .where(eq(cardSetups.setupIntentId, setupIntentId));
  if (!setup) return false;
  const { companyId, openedBy: userId } = setup;
  // Nobody is asked who confirms it, and its opener may have lost the seat since.
  if (userId === null || (await isSeated(ctx.db, { companyId, userId }, keepers)))
    await finishCardSetup(ctx, charges, setup);
  else ctx.log.warn({ setupIntentId, companyId }, "card not used: its form’s opener lost the seat");
  return true;
}
