/** Stripe's own words. */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Nothing of it is charged any more; another one may be begun in its place. */
export const isGivenUp = ({ status }: { status: string }): boolean =>
  status === "incomplete_expired" || status === "canceled";
