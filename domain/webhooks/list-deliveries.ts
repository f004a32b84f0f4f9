import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { type DeliveryQuery, mostListed, type WebhookDelivery } from "./schema.ts";
import { webhookDeliveries as table } from "./tables.ts";
import { tellDelivery } from "./tell.ts";

const isOf = {
  waiting: isNotNull(table.nextTryAt),
  delivered: isNotNull(table.deliveredAt),
  failed: isNotNull(table.failedAt),
};

export async function listDeliveries(
  ctx: Ctx,
  { endpointId, status, page, limit }: DeliveryQuery,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  requireAdmin(ctx.actor);
  const where = and(
    endpointId ? eq(table.endpointId, endpointId) : undefined,
    status && isOf[status],
  );
  const counted = ctx.db.select({ id: table.id }).from(table).where(where).limit(mostListed);
  const total = await ctx.db.$count(counted.as("counted"));
  const offset = Math.min((page - 1) * limit, mostListed);
  const rows = await ctx.db
    .select()
    .from(table)
    .where(where)
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(Math.min(limit, mostListed - offset))
    .offset(offset);
  return { deliveries: rows.map(tellDelivery), total };
}
