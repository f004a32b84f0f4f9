import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Cards } from "../../../platform/payments/cards.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import { requireKeeper } from "../plan/in-plan.ts";
import { showBilling } from "../plan/show-billing.ts";
import type { Billing } from "../schema.ts";
import { cardSetups } from "./tables.ts";
import { finishCardSetup } from "./finish-card-setup.ts";
import { chargedCustomer } from "./is-asked.ts";
import { customerOf } from "./customer-of.ts";
import { requireSwitchable } from "./switch-to-card.ts";

type Place = { companyId: string };

/** For the card that is charged, or a membership that has been billed by hand. @throws CodedError forbidden, not_found, conflict, unavailable */
export async function openCardSetup(
  ctx: Ctx,
  { charges, cards }: { charges: Charges; cards: Cards },
  { companyId }: Place,
) {
  await requireKeeper(ctx, companyId);
  const { userId, isAdmin } = requireMember(ctx.actor);
  const charged = await chargedCustomer(ctx.db, companyId);
  if (charged === null) await requireSwitchable(ctx, companyId);
  const customerId = charged ?? (await customerOf(ctx, cards, companyId));
  const setup = await charges.createCardSetup(customerId, randomUUID());
  await ctx.db.insert(cardSetups).values({
    setupIntentId: setup.id,
    companyId,
    customerId,
    openedBy: isAdmin ? null : userId,
    createdAt: ctx.clock.now(),
  });
  return setup;
}

/** The saved card is charged from now on, and at once for what is open. @throws CodedError forbidden, not_found, conflict, unavailable */
export async function takeSavedCard(
  ctx: Ctx,
  charges: Charges,
  { companyId, setupIntentId }: Place & { setupIntentId: string },
): Promise<Billing> {
  await requireKeeper(ctx, companyId);
  const [setup] = await ctx.db
    .select()
    .from(cardSetups)
    .where(eq(cardSetups.setupIntentId, setupIntentId));
  const finished =
    setup?.companyId === companyId ? await finishCardSetup(ctx, charges, setup) : null;
  if (finished === null)
    throw new CodedError("conflict", "The card has not been confirmed yet. Please try again.");
  if (finished.isUsed) return showBilling(ctx, companyId);
  await requireSwitchable(ctx, companyId);
  throw new CodedError("conflict", "This card is not charged yet. Please add it again.");
}
