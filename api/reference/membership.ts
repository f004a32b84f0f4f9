import { z } from "zod";
import { signupDraft, signupInput } from "../../domain/billing/schema.ts";
import { membershipRequestInput } from "../../domain/membership/schema.ts";
import { type BrowserCards, setupIntentStatuses } from "../../platform/payments/cards.ts";
import {
  conflict,
  invalid,
  leadsOn,
  message,
  notFound,
  nothing,
  ok,
  page,
  tooMany,
  unavailable,
  type EndpointReference,
} from "./describe.ts";
import { person } from "./person.ts";

const tag = "Membership";

const plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  price: z.int().describe("US cents a month."),
  hoursIncluded: z.int(),
  features: z.array(z.string()),
});

const setupIntentStatus = z.enum(setupIntentStatuses);

const sandboxIntent = z.object({
  id: z.string(),
  status: setupIntentStatus,
  payment_method: z.string().nullable(),
  redirect_to: z.string().nullable().describe("Where the bank asks, if it does."),
});

const setupIntent = z.object({
  client_secret: z.string(),
  setupIntentId: z.string(),
  status: setupIntentStatus,
  cards: z
    .union([
      z.object({ provider: z.literal("stripe"), publishableKey: z.string() }),
      z.object({ provider: z.literal("sandbox") }),
    ])
    .describe(
      "What the browser needs to reach the card provider.",
    ) satisfies z.ZodType<BrowserCards>,
});

export const membership = {
  "GET /api/membership/plans": {
    tag,
    summary: "List the plans on offer",
    answers: { 200: ok(z.array(plan), "Free first, then the four that are sold.") },
  },
  "GET /api/membership/info": {
    tag,
    summary: "Which plan one is on",
    answers: { 200: ok(z.object({ plan: z.string() }), "The plan’s id; `free` for none.") },
  },
  "POST /api/membership/upgrade": {
    tag,
    summary: "Move to a paid plan",
    description:
      "Only `membershipPlan` counts: dates and hours come from the plan and the server’s clock.",
    body: z.object({ membershipPlan: z.string() }).loose(),
    answers: { 200: ok(person, "The member as they are now."), 400: invalid },
  },
  "POST /api/membership/request": {
    tag,
    summary: "Ask for a membership, without a payment",
    body: membershipRequestInput,
    answers: { 201: ok(message, "Received."), 400: invalid, 429: tooMany },
  },
  "GET /api/membership/setup-intent/:planId": {
    tag,
    summary: "Begin to save a card",
    description: "Called from our own pages only; the visitor’s open intent is used again.",
    answers: { 200: ok(setupIntent, "What the card form needs."), 404: notFound, 429: tooMany },
  },
  "PUT /api/membership/signup-draft": {
    tag,
    summary: "Keep the signup form before the card is confirmed",
    body: signupDraft,
    answers: { 204: nothing, 400: invalid, 404: notFound, 429: tooMany },
  },
  "POST /api/membership/signup": {
    tag,
    summary: "Finish a signup with a saved card",
    description: "Once for each card setup, however often it is sent. The card is not charged.",
    body: signupInput,
    answers: {
      201: ok(message, "Received."),
      400: invalid,
      404: notFound,
      409: conflict,
      429: tooMany,
      503: unavailable,
    },
  },
  "POST /api/webhooks/stripe": {
    tag,
    summary: "The card provider’s news",
    description: "Signed by the provider. The event only says what to look up there.",
    body: { type: "application/json", description: "The event as the provider signed it." },
    answers: { 200: ok(z.object({ received: z.boolean() }), "Heard."), 400: invalid },
  },
  "POST /api/card-sandbox/setup-intents/:id/confirmation": {
    tag: "Trial",
    summary: "Stand in for the card provider",
    body: z.object({
      client_secret: z.string(),
      outcome: z.enum(["saved", "declined", "authenticate"]),
    }),
    answers: { 200: ok(sandboxIntent, "How the card setup stands."), 400: invalid, 404: notFound },
  },
  "GET /dev/bank/:id": {
    tag: "Trial",
    summary: "Stand in for a bank that asks who one is",
    query: z.object({ client_secret: z.string() }),
    answers: { 200: page("The question."), 404: notFound },
  },
  "POST /dev/bank/:id": {
    tag: "Trial",
    summary: "Answer that question",
    body: { type: "application/x-www-form-urlencoded", description: "The form of that page." },
    answers: { 303: leadsOn("On to /signup/success."), 404: notFound },
  },
} satisfies Record<string, EndpointReference>;
