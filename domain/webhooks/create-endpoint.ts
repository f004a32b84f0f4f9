import type { Ctx } from "../../platform/context.ts";
import type { Settings } from "../../platform/env.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { recordChange } from "./record-change.ts";
import { type EndpointWithSecret, mostEndpoints, type NewEndpoint } from "./schema.ts";
import { holds, newSecret } from "./secrets.ts";
import { requireSendable } from "./sendable-url.ts";
import { webhookEndpoints } from "./tables.ts";
import { tellEndpoint } from "./tell.ts";

export function createEndpoint(
  ctx: Ctx,
  settings: Settings,
  { url, description, events, key }: NewEndpoint,
): Promise<EndpointWithSecret> {
  const { userId: createdBy } = requireAdmin(ctx.actor);
  const sendable = requireSendable(settings, url);
  const { shown, kept } = newSecret(settings.secret, key && `${createdBy} ${key}`);
  return ctx.db.transaction(async (tx) => {
    if (key) {
      await lockByName(tx, `webhook ${createdBy} ${key}`);
      const all = await tx.select().from(webhookEndpoints);
      const made = all.find((one) => holds(settings.secret, one, shown));
      if (made) return { ...tellEndpoint(made, ctx.clock.wall()), secret: shown };
    }
    if ((await tx.$count(webhookEndpoints)) >= mostEndpoints)
      throw new CodedError("conflict", `There are ${mostEndpoints} endpoints. Delete one first.`);
    const now = ctx.clock.now();
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({
        url: sendable,
        description,
        events,
        secret: kept,
        createdBy,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await recordChange({ ...ctx, db: tx }, row!, "webhook.created");
    return { ...tellEndpoint(row!, ctx.clock.wall()), secret: shown };
  });
}
