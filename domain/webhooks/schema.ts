import { z } from "zod";
import type { EventType } from "../../platform/event-types.ts";
import { line, pageNumber, rowLimit } from "../fields/schema.ts";

export const mostEndpoints = 20;
export const mostListed = 10_000;

export const deliveryStatuses = ["waiting", "delivered", "failed"] as const;

// A type import only: platform code must not reach the browser.
export const eventWords: Record<EventType, string> = {
  "lead.created": "New lead",
  "lead.status_changed": "Lead’s status changed",
  "signup.created": "New paid signup",
  "signup.confirmed": "Signup confirmed",
  "signup.canceled": "Signup canceled",
  "membership.requested": "Membership requested",
  "membership.started": "Membership started",
  "membership.changed": "Membership changed",
  "membership.ended": "Membership ended",
  "request.created": "New request",
  "request.answered": "Request answered",
  "request.solved": "Request solved",
  "work.approved": "Work approved",
  "work.reversed": "Work reversed",
};

// The keys of an object are strings to TypeScript.
export const allEvents = Object.keys(eventWords) as [EventType, ...EventType[]];

const webAddress = z
  .string("Please enter an address")
  .trim()
  .max(2000, "This address is too long")
  .pipe(
    z.url({
      protocol: /^https?$/,
      error: "Please enter an address that starts with https://",
    }),
  );

const description = line("Please enter a description").max(200, "This is too long");

const events = z
  .array(z.enum(allEvents))
  .min(1, "Please choose at least one event")
  .max(allEvents.length)
  .refine((all) => new Set(all).size === all.length, "An event is listed twice");

const key = z
  .guid()
  .optional()
  .describe("Made by whoever sends it: sent again, it answers with the secret of the first time.");

export const newEndpoint = z.object({
  key,
  url: webAddress,
  description: description.default(""),
  events,
});

export type NewEndpoint = z.output<typeof newEndpoint>;

export const endpointChange = z
  .object({
    url: webAddress,
    description,
    events,
    enabled: z.boolean(),
    updatedAt: z.iso
      .datetime()
      .describe("As it was read: an endpoint that was changed since is a conflict."),
  })
  .partial();

export type EndpointChange = z.output<typeof endpointChange>;

export const secretReplacement = z.object({
  key,
  previousUntil: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe("As it was shown: if somebody replaced the secret since, it is a conflict."),
});

export type SecretReplacement = z.output<typeof secretReplacement>;

export const webhookEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(allEvents)),
  enabled: z.boolean(),
  goneAt: z.iso.datetime().nullable().describe("When it said that it is gone, with a 410."),
  previousUntil: z.iso
    .datetime()
    .nullable()
    .describe("Until when the secret before this one signs as well."),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type WebhookEndpoint = z.output<typeof webhookEndpoint>;

export const endpointWithSecret = webhookEndpoint.extend({
  secret: z.string().describe("Shown this once."),
});

export type EndpointWithSecret = z.output<typeof endpointWithSecret>;

export const deliveryQuery = z.object({
  endpointId: z.guid().optional().catch(undefined),
  status: z.enum(deliveryStatuses).optional().catch(undefined),
  limit: rowLimit(100),
  page: pageNumber,
});

export type DeliveryQuery = z.output<typeof deliveryQuery>;

export const webhookDelivery = z.object({
  id: z.string(),
  endpointId: z.string(),
  eventId: z.string().describe("The `webhook-id`, the same on every try."),
  type: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  nextTryAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  answer: z.int().nullable().describe("The status of the last answer."),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type WebhookDelivery = z.output<typeof webhookDelivery>;
