import type { DeliveryRow, EndpointRow } from "./tables.ts";
import type { WebhookDelivery, WebhookEndpoint } from "./schema.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

export const tellEndpoint = (row: EndpointRow, now: Date): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  enabled: row.enabled,
  goneAt: iso(row.goneAt),
  previousUntil: row.previousUntil && row.previousUntil > now ? iso(row.previousUntil) : null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function statusOf({ deliveredAt, failedAt }: DeliveryRow): WebhookDelivery["status"] {
  if (deliveredAt) return "delivered";
  return failedAt ? "failed" : "waiting";
}

export const tellDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  endpointId: row.endpointId,
  eventId: row.eventId,
  type: row.type,
  status: statusOf(row),
  attempts: row.attempts,
  nextTryAt: iso(row.nextTryAt),
  deliveredAt: iso(row.deliveredAt),
  failedAt: iso(row.failedAt),
  answer: row.answer,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
});
