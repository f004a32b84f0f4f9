import { z } from "zod";
import type { SetupIntentStatus } from "../../../platform/payments/setup-intent-statuses.ts";
import type { TestCard } from "../../../platform/payments/test-card.ts";

// A type import only: platform code must not reach the browser.
const setupIntentStatus = z.enum([
  "canceled",
  "processing",
  "requires_action",
  "requires_confirmation",
  "requires_payment_method",
  "succeeded",
] satisfies SetupIntentStatus[]);

export const providerId = (prefix: string) =>
  z
    .string("The card details are incomplete")
    .max(200, "The card details are incomplete")
    .regex(new RegExp(`^${prefix}_[A-Za-z0-9_]+$`), "The card details are incomplete");

export const cardSetup = z.object({
  client_secret: z.string(),
  setupIntentId: z.string(),
  status: setupIntentStatus,
  cards: z
    .union([
      z.object({ provider: z.literal("stripe"), publishableKey: z.string() }),
      z.object({ provider: z.literal("sandbox") }),
    ])
    .describe("What the browser needs to reach the card provider."),
});

export const savedCard = z.object({ setupIntentId: providerId("seti") });

export const interruptedSetup = providerId("seti")
  .optional()
  .catch(undefined)
  .describe("The setup intent whose card this browser was saving last.");

export type CardSetup = z.output<typeof cardSetup>;

export const sandboxConfirmation = z.object({
  client_secret: z.string().max(200),
  return_to: z.string().max(200).optional().describe("The page that the bank leads back to."),
  outcome: z.enum([
    "saved",
    "declined",
    "authenticate",
    "authenticate-always",
    "refused-later",
    "insufficient-funds",
    "expires-soon",
  ] satisfies TestCard[]),
});
export const sandboxIntent = z.object({
  id: z.string(),
  status: setupIntentStatus,
  payment_method: z.string().nullable(),
  redirect_to: z.string().nullable().describe("Where the bank asks, if it does."),
});

export type SandboxConfirmation = z.output<typeof sandboxConfirmation>;
export type SandboxIntent = z.output<typeof sandboxIntent>;
