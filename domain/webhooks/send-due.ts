import { and, asc, eq, lte, sql } from "drizzle-orm";
import { sendDelivery, type SendServices, timeoutMs } from "./send-delivery.ts";
import { shareEvents } from "./share-events.ts";
import { type DeliveryRow, webhookDeliveries as table, webhookEndpoints } from "./tables.ts";

/** A round ends before the next one begins. */
const roundMs = 40_000;
/** Longer than a try: whoever claimed it has gone down by then. */
const claimMs = 6 * timeoutMs;

/** Whether for its next try or because it is claimed. */
export const deliveryWaitsUntil = table.nextTryAt;

async function claimNext(
  { db, clock }: SendServices,
  endpointId: string,
): Promise<DeliveryRow | null> {
  const now = clock.wall();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.endpointId, endpointId), lte(table.nextTryAt, now)))
      .orderBy(asc(table.nextTryAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return null;
    const [claimed] = await tx
      .update(table)
      .set({
        attempts: sql`${table.attempts} + 1`,
        tries: sql`${table.tries} + 1`,
        nextTryAt: new Date(now.getTime() + claimMs),
      })
      .where(eq(table.id, due.id))
      .returning();
    return claimed ?? null;
  });
}

/** One after the other, so that each endpoint gets one at a time; read anew, as it may have been turned off. */
async function sendTo(services: SendServices, id: string, end: number): Promise<void> {
  while (performance.now() < end) {
    const [endpoint] = await services.db
      .select()
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.enabled, true)));
    const delivery = endpoint && (await claimNext(services, id));
    if (!delivery) return;
    await sendDelivery(services, endpoint, delivery);
  }
}

/** All endpoints at once: none waits for a slow one. */
export async function sendDue(services: SendServices): Promise<void> {
  await shareEvents(services);
  const { db, clock } = services;
  const due = await db
    .selectDistinct({ id: table.endpointId })
    .from(table)
    .where(lte(table.nextTryAt, clock.wall()));
  const end = performance.now() + roundMs;
  await Promise.all(due.map(({ id }) => sendTo(services, id, end)));
}
