import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { requireMembership } from "../../membership/require-membership.ts";
import { listUnserved } from "./close-unserved.ts";
import { listContinuing } from "./continue-term.ts";
import { listLive } from "./find-subscription.ts";
import { finishUpgrade } from "./finish-upgrade.ts";
import { pushSubscription } from "./push-subscription.ts";
import { readSubscription } from "./read-subscription.ts";
import { startAtProvider } from "./start-at-provider.ts";

/** By then whoever asked has an answer, or never gets one. */
const settleMs = 60_000;

/** Goes on where a process ended, or the provider did not answer. */
export async function repairCharges(ctx: Ctx, charges: Charges): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - settleMs);
  const open = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        lt(subscriptions.updatedAt, before),
        or(
          and(isNull(subscriptions.providerId), eq(subscriptions.charge, "charging")),
          and(eq(subscriptions.status, "starting"), eq(subscriptions.charge, "charging")),
          eq(subscriptions.isStale, true),
          isNotNull(subscriptions.upgrade),
        ),
      ),
    );
  const next = await listContinuing(ctx);
  const unserved = await listUnserved(ctx.db);
  for (const row of [...open, ...next, ...(await listLetGo(ctx)), ...unserved]) {
    try {
      await repair(ctx, charges, row);
    } catch (error) {
      ctx.log.error({ err: error, subscriptionId: row.id }, "subscription could not be repaired");
    }
  }
}

async function listLetGo({ db }: Ctx): Promise<SubscriptionRow[]> {
  const found: SubscriptionRow[] = [];
  for (const row of await listLive(db)) {
    if (row.membershipId === null || row.isStale) continue;
    const { status } = await requireMembership(db, row.membershipId);
    if (status === "ended") found.push({ ...row, isStale: true });
  }
  return found;
}

async function repair(ctx: Ctx, charges: Charges, row: SubscriptionRow): Promise<void> {
  if (row.providerId === null) return startAtProvider(ctx, charges, row.id);
  if (row.upgrade) return finishUpgrade(ctx, charges, row);
  if (row.isStale) return pushSubscription(ctx, charges, row.id);
  await readSubscription(ctx, charges, row.providerId);
}
