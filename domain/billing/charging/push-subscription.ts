import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges, SubscriptionChange } from "../../../platform/payments/charges.ts";
import { addDays, civilDateOf, startOfDay } from "../../fields/civil-date.ts";
import { keptPrice } from "../../membership/kept-price.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { type FullStanding, pauseOf, standingOf } from "../../membership/standing.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { holdOverage } from "../overage/place-overage.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { isOver, requireSubscription } from "./find-subscription.ts";
import { readSubscription } from "./read-subscription.ts";
import { unlessEnded } from "./unless-ended.ts";

/** Tells the provider what was decided here, as it is now: the same twice changes nothing. @throws CodedError unavailable */
export async function pushSubscription(ctx: Ctx, charges: Charges, id: string): Promise<void> {
  const row = await requireSubscription(ctx.db, id);
  const { providerId, itemId, membershipId } = row;
  if (providerId === null || itemId === null || membershipId === null) return;
  // What has ended there takes no change any more.
  if (isOver(row)) return keepTold(ctx, row);
  const membership = await requireMembership(ctx.db, membershipId);
  const isTold = await unlessEnded(ctx, charges, { id, providerId }, async () => {
    if (membership.status === "ended") return charges.endSubscription(providerId, randomUUID());
    const wanted = await wantedFrom(ctx, charges, row, membershipId);
    if (wanted.pausedUntil) await holdOverage(ctx, charges, row);
    await charges.changeSubscription(providerId, itemId, wanted, randomUUID());
  });
  if (!isTold) return;
  await keepTold(ctx, row);
  await readSubscription(ctx, charges, providerId);
}

/** Unless it was changed in the meantime. */
async function keepTold({ db }: Ctx, { id, updatedAt }: SubscriptionRow): Promise<void> {
  await db
    .update(subscriptions)
    .set({ isStale: false })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.updatedAt, updatedAt)));
}

async function wantedFrom(
  ctx: Ctx,
  charges: Charges,
  row: SubscriptionRow,
  membershipId: string,
): Promise<SubscriptionChange> {
  const membership = await requireMembership(ctx.db, membershipId);
  const { endsOn, nextTerm, nextPlanId, planId } = membership;
  const wanted = nextPlanId ?? planId;
  const standing = await standingOf(ctx.db, membership);
  const pause = pauseOf(standing);
  // Before the day on which the provider would bill, whose time of day is its own.
  const resumesAt = pause && (await startOfDay(addDays(pause.until, -2)));
  return {
    cancelAt: await endFrom(row, nextTerm === null ? endsOn : (endsOn ?? "with-period")),
    // The provider takes no time that is over.
    pausedUntil: resumesAt && resumesAt > ctx.clock.now() ? resumesAt : null,
    ...(nextTerm === null &&
      wanted !== row.planId && { next: await priceOf(ctx, charges, standing, wanted) }),
  };
}

/** In a pause a day early: the provider may bill the next month on the evening before, and nothing runs that day. */
async function endFrom(
  { periodEnd }: SubscriptionRow,
  endsOn: string | null,
): Promise<SubscriptionChange["cancelAt"]> {
  if (endsOn === null) return null;
  if (endsOn === "with-period" || periodEnd === null) return "period-end";
  return endsOn <= addDays(civilDateOf(periodEnd), 1)
    ? "period-end"
    : startOfDay(addDays(endsOn, -1));
}

async function priceOf(
  { db }: Ctx,
  charges: Charges,
  { membership: { term }, last }: FullStanding,
  planId: string,
) {
  const plan = await requirePlan(db, planId);
  const cents = termPrice(keptPrice(last, plan), term);
  return { priceId: await charges.priceOf({ planId, name: plan.name, term, cents }), planId };
}
