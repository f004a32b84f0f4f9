import { and, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";

const dayMs = 24 * 60 * 60_000;

/** Endpoints in use that refuse a delivery, or had one given up within a day. */
export async function countFailing({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<number> {
  const { tries, nextTryAt, failedAt, endpointId } = webhookDeliveries;
  const [failing] = await db
    .select({ count: sql<number>`count(distinct ${endpointId})::integer` })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
    .where(
      and(
        webhookEndpoints.enabled,
        or(
          and(isNotNull(nextTryAt), gt(tries, 0)),
          gt(failedAt, new Date(clock.now().getTime() - dayMs)),
        ),
      ),
    );
  return failing?.count ?? 0;
}
