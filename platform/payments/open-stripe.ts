import { Stripe } from "stripe";
import type { Clock } from "../clock.ts";
import type { Queryable } from "../db/database.ts";
import type { Settings } from "../env.ts";
import type { Cards } from "./cards.ts";
import type { Charges } from "./charges.ts";
import type { StandIn } from "./stand-in/open-stand-in.ts";
import { openStripeCards } from "./stripe-cards.ts";
import { openStripeCharges } from "./stripe-charges.ts";
import { traced } from "./traced-client.ts";

/** The version that the pinned SDK's types describe, whatever the account's default. */
const apiVersion = "2026-10-28.endive";
const timeoutMs = 10_000;

type Opened = {
  stripe: Stripe;
  cards: Cards;
  charges: Charges;
  standIn: StandIn | undefined;
};

const common = { apiVersion, timeout: timeoutMs, telemetry: false } as const;

export function connectStripe({ secretKey, apiUrl }: NonNullable<Settings["cards"]>): Stripe {
  return new Stripe(secretKey, {
    ...common,
    maxNetworkRetries: 2,
    httpClient: traced(Stripe.createNodeHttpClient()),
    ...hostOf(apiUrl),
  });
}

/** The SDK is always what talks to the provider; on trial what answers it is in this process. */
export async function openStripe(
  settings: Pick<Settings, "cards" | "secret" | "appUrl">,
  db: Queryable,
  clock: Pick<Clock, "now">,
): Promise<Opened> {
  if (settings.cards) {
    const { publishableKey, webhookSecret } = settings.cards;
    const stripe = connectStripe(settings.cards);
    const browser = { provider: "stripe" as const, publishableKey };
    return {
      stripe,
      cards: openStripeCards(stripe, browser),
      charges: openStripeCharges(stripe, webhookSecret),
      standIn: undefined,
    };
  }
  // Loaded only where it is used: nothing of it is part of a live installation.
  const { openStandIn } = await import("./stand-in/open-stand-in.ts");
  const { fetchFrom } = await import("./stand-in/fetch-from.ts");
  const standIn = openStandIn({ db, clock, secret: settings.secret, site: settings.appUrl });
  const stripe = new Stripe("sk_test_stand_in", {
    ...common,
    maxNetworkRetries: 0,
    httpClient: traced(Stripe.createFetchHttpClient(fetchFrom(standIn))),
  });
  const { webhookSecret } = standIn;
  const cards = openStripeCards(stripe, { provider: "sandbox" });
  return { stripe, cards, charges: openStripeCharges(stripe, webhookSecret), standIn };
}

function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { host: hostname, port: port || (scheme === "http" ? 80 : 443), protocol: scheme };
}
