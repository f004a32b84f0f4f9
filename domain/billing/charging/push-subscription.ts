import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges, SubscriptionChange } from "../../../platform/payments/charges.ts";
import { addDays, civilDateOf, startOfDay } from "../../fields/civil-date.ts";
import { agreedPlan, promisedFor } from "../../membership/agreed-plan.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { type FullStanding, standingOf } from "../../membership/standing.ts";
import { holdOverage } from "../overage/place-overage.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { isOver, requireSubscription } from "./find-subscription.ts";
import { markRowStale } from "./mark-stale.ts";
import { readSubscription } from "./read-subscription.ts";
import { resumesAt } from "./resumes-at.ts";
import { unlessEnded } from "./unless-ended.ts";

/** Tells the provider what was decided here, as it is now: the same twice changes nothing. @throws CodedError unavailable */
export async function pushSubscription(ctx: Ctx, charges: Charges, id: string): Promise<void> {
  const row = await requireSubscription(ctx.db, id);
  const { providerId, itemId, membershipId, upgrade } = row;
  if (providerId === null || itemId === null || membershipId === null) return;
  // What has ended there takes no change any more.
  if (isOver(row)) return keepTold(ctx, row);
  // It would discard an upgrade that waits for its payment, whose end tells all of this.
  if (upgrade) return;
  const membership = await requireMembership(ctx.db, membershipId);
  const tell = async () => {
    if (membership.status === "ended") return charges.endSubscription(providerId, randomUUID());
    const wanted = await wantedFrom(ctx, charges, row, membershipId);
    if (wanted.pausedUntil) await holdOverage(ctx, charges, row);
    await charges.changeSubscription(providerId, itemId, wanted, randomUUID());
  };
  try {
    if (!(await unlessEnded(ctx, charges, { id, providerId }, tell))) return;
  } catch (error) {
    // It may have been done all the same. The job finds what was to be told without this, too.
    await markRowStale(ctx, id).catch(() => undefined);
    throw error;
  }
  await keepTold(ctx, row);
  await readSubscription(ctx, charges, providerId);
}

/** If the row changed meanwhile, the provider may have kept the older state: it stays stale, and a job tells it again. */
async function keepTold(ctx: Ctx, { id, updatedAt }: SubscriptionRow): Promise<void> {
  const [told] = await ctx.db
    .update(subscriptions)
    .set({ isStale: false })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.updatedAt, updatedAt)))
    .returning({ id: subscriptions.id });
  if (!told) await markRowStale(ctx, id);
}

async function wantedFrom(
  ctx: Ctx,
  charges: Charges,
  row: SubscriptionRow,
  membershipId: string,
): Promise<SubscriptionChange> {
  const membership = await requireMembership(ctx.db, membershipId);
  const { endsOn, nextTerm } = membership;
  const standing = await standingOf(ctx.db, membership);
  return {
    cancelAt: await endFrom(row, nextTerm === null ? endsOn : (endsOn ?? "with-period")),
    pausedUntil: await resumesAt(standing, ctx.clock.now()),
    ...(nextTerm === null && { next: await nextPrice(ctx, charges, row, standing) }),
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

/** Undefined where the provider bills it already. */
async function nextPrice(
  { db }: Ctx,
  charges: Charges,
  row: SubscriptionRow,
  standing: FullStanding,
): Promise<SubscriptionChange["next"]> {
  const { membership } = standing;
  const { term } = membership;
  const planId = membership.nextPlanId ?? membership.planId;
  const { name, price } = await agreedPlan(db, standing, planId);
  const cents = termPrice(price, term);
  const isBilled = promisedFor(membership, planId) === null || cents === row.cents;
  if (planId === row.planId && isBilled) return undefined;
  return { priceId: await charges.priceOf({ planId, name, term, cents }), planId };
}
