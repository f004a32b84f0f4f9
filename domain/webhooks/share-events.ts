import type { Ctx } from "../../platform/context.ts";
import { takeEvents } from "../../platform/events.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";

const atOnce = 200;

type Told = { type: string; data: Record<string, unknown>; at: Date };

export const bodyOf = ({ type, data, at }: Told) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** One for each endpoint that has chosen it; one that is turned off hears of it later. */
export async function shareEvents({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const share = () =>
    db.transaction(async (tx) => {
      const events = await takeEvents(tx, atOnce);
      if (events.length === 0) return false;
      const endpoints = await tx
        .select({ id: webhookEndpoints.id, events: webhookEndpoints.events })
        .from(webhookEndpoints)
        .for("key share");
      const now = clock.wall();
      const rows = events.flatMap(({ id: eventId, type, data, createdAt: at }) =>
        endpoints
          .filter((endpoint) => endpoint.events.includes(type))
          .map(({ id: endpointId }) => ({
            endpointId,
            eventId,
            type,
            body: bodyOf({ type, data, at }),
            nextTryAt: now,
            createdAt: now,
          })),
      );
      if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows);
      return true;
    });
  while (await share());
}
