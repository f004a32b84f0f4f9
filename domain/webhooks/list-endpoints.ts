import { asc } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import type { WebhookEndpoint } from "./schema.ts";
import { webhookEndpoints } from "./tables.ts";
import { tellEndpoint } from "./tell.ts";

export async function listEndpoints(ctx: Ctx): Promise<WebhookEndpoint[]> {
  requireAdmin(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(webhookEndpoints)
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return rows.map((row) => tellEndpoint(row, ctx.clock.wall()));
}
