import type { Delivery } from "./delivery.ts";

/** What Stripe's form loads and asks, by directive; as its own documentation lists it. */
const stripeSources: Record<string, string> = {
  "script-src": "https://js.stripe.com https://*.js.stripe.com",
  "connect-src": "https://api.stripe.com",
  "frame-src": "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

export function cardSources(provider: Delivery["cardProvider"]): Record<string, string> {
  return provider === "stripe" ? stripeSources : {};
}
