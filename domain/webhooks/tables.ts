import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { createdAt, instant, notBlank, updatedAt } from "../../platform/db/columns.ts";
import type { EventType } from "../../platform/event-types.ts";

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    url: text("url").notNull(),
    description: text("description").notNull(),
    events: jsonb("events").$type<EventType[]>().notNull(),
    enabled: boolean("enabled").notNull().default(true),
    /** It answered 410, and nobody has turned it on again. */
    goneAt: instant("gone_at"),
    /** Sealed, as the one before it, which signs too until then. */
    secret: text("secret").notNull(),
    previousSecret: text("previous_secret"),
    previousUntil: instant("previous_until"),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("webhook_endpoints", { url: t.url, secret: t.secret }),
    check("webhook_endpoints_gone", sql`${t.goneAt} is null or not ${t.enabled}`),
    check(
      "webhook_endpoints_previous",
      sql`(${t.previousSecret} is null) = (${t.previousUntil} is null)`,
    ),
    index("webhook_endpoints_created_by").on(t.createdBy),
  ],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /** The webhook-id, the same on every try. */
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    /** As it is signed, to the byte. */
    body: text("body").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Since it was last asked for. */
    tries: integer("tries").notNull().default(0),
    /** A try that runs has put this off, so that nobody else begins it. */
    nextTryAt: instant("next_try_at"),
    deliveredAt: instant("delivered_at"),
    failedAt: instant("failed_at"),
    answer: integer("answer"),
    error: text("error"),
    createdAt: createdAt(),
  },
  (t) => [
    ...notBlank("webhook_deliveries", { event_id: t.eventId, type: t.type, body: t.body }),
    unique("webhook_deliveries_event").on(t.endpointId, t.eventId),
    check(
      "webhook_deliveries_one_state",
      sql`num_nonnulls(${t.nextTryAt}, ${t.deliveredAt}, ${t.failedAt}) = 1`,
    ),
    index("webhook_deliveries_due")
      .on(t.endpointId, t.nextTryAt)
      .where(sql`${t.nextTryAt} is not null`),
    index("webhook_deliveries_newest").on(t.createdAt, t.id),
    index("webhook_deliveries_endpoint").on(t.endpointId, t.createdAt, t.id),
  ],
);

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
