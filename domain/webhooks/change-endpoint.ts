import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Settings } from "../../platform/env.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { laterThan } from "../fields/later-than.ts";
import { recordChange } from "./record-change.ts";
import { requireEndpoint } from "./require-endpoint.ts";
import type {
  EndpointChange,
  EndpointWithSecret,
  SecretReplacement,
  WebhookEndpoint,
} from "./schema.ts";
import { holds, newSecret } from "./secrets.ts";
import { requireSendable } from "./sendable-url.ts";
import { type EndpointRow, webhookEndpoints } from "./tables.ts";
import { tellEndpoint } from "./tell.ts";

/** How long a secret that was replaced signs as well. */
const bothSignMs = 24 * 60 * 60_000;

async function update(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { id, updatedAt }: EndpointRow,
  to: Partial<EndpointRow>,
): Promise<WebhookEndpoint> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({ ...to, updatedAt: laterThan(updatedAt, clock.now()) })
    .where(eq(webhookEndpoints.id, id))
    .returning();
  return tellEndpoint(row!, clock.wall());
}

/** What waits while it is turned off goes out once it is on again. @throws CodedError not_found, invalid, conflict */
export function changeEndpoint(
  ctx: Ctx,
  settings: Settings,
  id: string,
  { url, description, events, enabled, updatedAt }: EndpointChange,
): Promise<WebhookEndpoint> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const row = await requireEndpoint(tx, id);
    const to = {
      ...(url === undefined ? {} : { url: requireSendable(settings, url) }),
      ...(description === undefined ? {} : { description }),
      ...(events === undefined ? {} : { events }),
      ...(enabled === undefined ? {} : { enabled }),
      ...(enabled ? { goneAt: null } : {}),
    };
    const isAsRead = updatedAt === undefined || updatedAt === row.updatedAt.toISOString();
    // A change whose answer was lost finds the endpoint as it was changed.
    if (!isAsRead && !isDeepStrictEqual({ ...row, ...to }, row))
      throw new CodedError("conflict", "Somebody has changed this endpoint in the meantime.", {
        current: tellEndpoint(row, ctx.clock.wall()),
      });
    const changed = await update(locked, row, to);
    await recordChange(locked, { ...row, url: changed.url }, "webhook.changed", {
      before: { status: row.enabled ? "on" : "off" },
      after: { status: changed.enabled ? "on" : "off" },
    });
    return changed;
  });
}

/** With what was sent there. @throws CodedError not_found */
export async function deleteEndpoint(ctx: Ctx, id: string): Promise<void> {
  requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const row = await requireEndpoint(tx, id);
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    await recordChange({ ...ctx, db: tx }, row, "webhook.deleted");
  });
}

/** Both sign for a day; the one before them no longer does. @throws CodedError not_found, conflict */
export function rotateSecret(
  ctx: Ctx,
  settings: Settings,
  id: string,
  { previousUntil: shown, key }: SecretReplacement,
): Promise<EndpointWithSecret> {
  requireAdmin(ctx.actor);
  const secret = newSecret(settings.secret, key && `${id} ${key}`);
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const row = await requireEndpoint(tx, id);
    const known = tellEndpoint(row, ctx.clock.wall());
    if (key && holds(settings.secret, row, secret.shown)) return { ...known, secret: secret.shown };
    const { previousUntil } = known;
    const { previousSecret: before } = row;
    const isOver = before !== null && holds(settings.secret, { secret: before }, secret.shown);
    if (isOver || (shown !== undefined && shown !== previousUntil))
      throw new CodedError("conflict", "Somebody else has just replaced this secret.");
    const changed = await update(locked, row, {
      secret: secret.kept,
      previousSecret: row.secret,
      previousUntil: new Date(ctx.clock.wall().getTime() + bothSignMs),
    });
    await recordChange(locked, row, "webhook.secret-rotated");
    return { ...changed, secret: secret.shown };
  });
}
