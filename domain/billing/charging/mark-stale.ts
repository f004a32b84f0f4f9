import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { isOver, latestOfMembership } from "./find-subscription.ts";

export async function liveSubscription(
  db: Ctx["db"],
  membershipId: string,
): Promise<SubscriptionRow | null> {
  const row = await latestOfMembership(db, membershipId);
  return row && !isOver(row) ? row : null;
}

type Marking = Pick<Ctx, "db" | "clock">;

/** In the transaction of a change here: what has to be told to the provider is known even if nobody gets to it. */
export async function markStale(ctx: Marking, membershipId: string): Promise<void> {
  const row = await liveSubscription(ctx.db, membershipId);
  if (row) await markRowStale(ctx, row.id);
}

/** A new `updatedAt`, so that a telling under way does not take it for told. */
export async function markRowStale({ db, clock }: Marking, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ isStale: true, updatedAt: clock.now() })
    .where(eq(subscriptions.id, id));
}
