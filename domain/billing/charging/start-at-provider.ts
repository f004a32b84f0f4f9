import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { CardServiceError } from "../../../platform/payments/cards.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { TaxIdRefused } from "../../../platform/payments/customer-details.ts";
import { findCompany } from "../../companies/find-company.ts";
import { startOfDay } from "../../fields/civil-date.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { planName } from "../../plans/plan-name.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { keepCharge } from "./keep-charge.ts";
import { moveCredit } from "./move-credit.ts";
import { billsOthers, requireSubscription } from "./find-subscription.ts";
import { readSubscription } from "./read-subscription.ts";

const shortestMonthMs = 28 * 86_400_000;

/** Nothing the second time: an earlier attempt is looked for first. @throws CodedError unavailable */
export async function startAtProvider(ctx: Ctx, charges: Charges, id: string): Promise<void> {
  const row = await requireSubscription(ctx.db, id);
  const providerId = row.providerId ?? (await create(ctx, charges, row));
  if (providerId !== null) await readSubscription(ctx, charges, providerId);
}

type Start = { startsAt: Date | null; anchorDay: number | null };

/** Null where that is now, or was while the provider did not answer. */
async function startOf({ db, clock }: Ctx, row: SubscriptionRow): Promise<Start> {
  const { startsOn, membershipId, term } = row;
  const now = clock.now();
  const startsAt = startsOn === null ? null : await startOfDay(startsOn);
  if (startsOn === null || startsAt === null || startsAt <= now)
    return { startsAt: null, anchorDay: null };
  if (membershipId === null || term !== "month") return { startsAt, anchorDay: null };
  const { anchor } = await requireMembership(db, membershipId);
  const day = Number(anchor.slice(8));
  // The provider takes the next such day, which must be this one and none before it.
  const isNext = startsAt.getTime() - now.getTime() < shortestMonthMs;
  return { startsAt, anchorDay: isNext && day > Number(startsOn.slice(8)) ? day : null };
}

async function create(ctx: Ctx, charges: Charges, row: SubscriptionRow): Promise<string | null> {
  const { id: ownKey, customerId, paymentMethodId, planId, term, cents, attemptKey: key } = row;
  const isIt = and(eq(subscriptions.id, ownKey), isNull(subscriptions.providerId));
  const refuse = async () => {
    await keepCharge(ctx.db, row, "refused");
    return null;
  };
  if (customerId === null || paymentMethodId === null) return refuse();
  try {
    let providerId = await charges.findSubscription(customerId, ownKey);
    if (providerId === null) {
      const priceId = await charges.priceOf({ planId, name: planName(planId), term, cents });
      await carryDetails(ctx, charges, { ...row, customerId });
      await moveCredit(ctx, charges, { ...row, customerId, paymentMethodId });
      const start = await startOf(ctx, row);
      const asked = { customerId, paymentMethodId, priceId, planId, ownKey, ...start, key };
      providerId = await charges.startSubscription(asked);
    }
    await ctx.db.update(subscriptions).set({ providerId }).where(isIt);
    await charges.useCard(customerId, paymentMethodId, `${key}-card`);
    return providerId;
  } catch (error) {
    // The provider replays a 5xx for the same key, so the next try needs a new one.
    if (error instanceof CardServiceError)
      await ctx.db
        .update(subscriptions)
        .set({ attemptKey: randomUUID() })
        .where(and(isIt, eq(subscriptions.attemptKey, key)));
    // The card or its customer is not there any more, or the card says no.
    if (error instanceof CodedError && ["not_found", "conflict"].includes(error.code))
      return refuse();
    throw error;
  }
}

type Payer = Pick<SubscriptionRow, "companyId"> & { customerId: string };

/** The first invoice prints what its customer has by then, and one who comes back may have another. */
async function carryDetails(
  { db, log }: Ctx,
  charges: Charges,
  { companyId, customerId }: Payer,
): Promise<void> {
  const { id, name, billingDetails, customerId: first } = await findCompany(db, companyId);
  if (billingDetails === null || first === customerId) return;
  if (await billsOthers(db, { companyId: id, customerId })) return;
  const details = { name, ...billingDetails };
  try {
    await charges.keepDetails(customerId, details);
  } catch (error) {
    if (!(error instanceof TaxIdRefused)) throw error;
    log.error({ err: error, companyId }, "the card provider no longer takes this tax ID");
    await charges.keepDetails(customerId, { ...details, taxIdType: "", taxId: "" });
  }
}
