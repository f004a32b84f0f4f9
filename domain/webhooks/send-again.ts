import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { newEventId } from "../../platform/events.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { recordChange } from "./record-change.ts";
import { requireEndpoint } from "./require-endpoint.ts";
import type { WebhookDelivery } from "./schema.ts";
import { bodyOf } from "./share-events.ts";
import { type DeliveryRow, type EndpointRow, webhookDeliveries } from "./tables.ts";
import { tellDelivery } from "./tell.ts";

async function queue(
  ctx: Ctx,
  endpoint: EndpointRow,
  change: (now: Date) => PromiseLike<DeliveryRow[]>,
): Promise<WebhookDelivery> {
  if (!endpoint.enabled)
    throw new CodedError("conflict", "This endpoint is turned off. Turn it on first.");
  const [row] = await change(ctx.clock.wall());
  await ctx.jobs.send(ctx.db, "webhook-round", {});
  return tellDelivery(row!);
}

/** Under the id that it had. @throws CodedError not_found, conflict for an endpoint that is off */
export function sendAgain(ctx: Ctx, id: string): Promise<WebhookDelivery> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const isIt = eq(webhookDeliveries.id, id);
    const [known] = await tx.select().from(webhookDeliveries).where(isIt);
    if (!known) throw new CodedError("not_found", "There is nothing with this id.");
    const endpoint = await requireEndpoint(tx, known.endpointId);
    const told = await queue(locked, endpoint, (nextTryAt) =>
      tx
        .update(webhookDeliveries)
        .set({ tries: 0, nextTryAt, deliveredAt: null, failedAt: null })
        .where(isIt)
        .returning(),
    );
    await recordChange(locked, endpoint, "webhook.sent-again");
    return told;
  });
}

/** Whatever events it has chosen. @throws CodedError not_found, conflict for an endpoint that is off */
export function sendTest(ctx: Ctx, endpointId: string): Promise<WebhookDelivery> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const endpoint = await requireEndpoint(tx, endpointId);
    const type = "test";
    return queue({ ...ctx, db: tx }, endpoint, (at) =>
      tx
        .insert(webhookDeliveries)
        .values({
          endpointId,
          eventId: newEventId(),
          type,
          body: bodyOf({ type, data: { endpointId }, at }),
          nextTryAt: at,
          createdAt: at,
        })
        .returning(),
    );
  });
}
