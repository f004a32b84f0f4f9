import { and, eq, gte, inArray, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireSystem } from "../../platform/require-actor.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";

type Which = { since: Date; endpointId?: string | undefined; delivered: boolean };

/** For operators, after an outage: each goes out again under its id, to endpoints that are on. */
export async function replay(ctx: Ctx, { since, endpointId, delivered }: Which): Promise<number> {
  requireSystem(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const on = tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.enabled, true),
          endpointId ? eq(webhookEndpoints.id, endpointId) : undefined,
        ),
      );
    const queued = await tx
      .update(webhookDeliveries)
      .set({ tries: 0, nextTryAt: ctx.clock.wall(), deliveredAt: null, failedAt: null })
      .where(
        and(
          inArray(webhookDeliveries.endpointId, on),
          gte(webhookDeliveries.createdAt, since),
          isNotNull(delivered ? webhookDeliveries.deliveredAt : webhookDeliveries.failedAt),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    if (queued.length > 0) await ctx.jobs.send(tx, "webhook-round", {});
    return queued.length;
  });
}
