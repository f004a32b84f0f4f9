/** In an answer of the router: who provides the page's card form; it opens the page's policy that far. */
export const cardProviderHeader = "card-provider";

/** What Stripe's form loads and asks, by directive; as its own documentation lists it. */
const stripeSources: Record<string, string> = {
  "script-src": "https://js.stripe.com https://*.js.stripe.com",
  "connect-src": "https://api.stripe.com",
  "frame-src": "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** Sources to add to the policy of a page, by directive. */
export function cardSources(provider: string | null): Record<string, string> {
  return provider === "stripe" ? stripeSources : {};
}
