/** What the endpoint at Stripe is added for, as docs/operating.md says; nothing else arrives. */
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
