/** What the provider says of an attempt to save a card; Stripe's own words for its states. */
export const setupIntentStatuses = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] as const;

export type SetupIntentStatus = (typeof setupIntentStatuses)[number];
