/** What an operator has the endpoint at Stripe added for; a test holds it to docs/operating.md. */
export const stripeEvents = [
  "setup_intent.*",
  "customer.subscription.*",
  "invoice.*",
  "charge.refunded",
  "refund.failed",
  "charge.dispute.*",
];

export const isSent = (type: string): boolean =>
  stripeEvents.some((one) =>
    one.endsWith("*") ? type.startsWith(one.slice(0, -1)) : type === one,
  );
