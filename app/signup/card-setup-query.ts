import { queryOptions } from "@tanstack/react-query";
import type { CardSetup } from "../../domain/billing/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { returnPath } from "./cards/card.ts";

export function cardSetupQuery(planId: string, mayFinish: boolean) {
  return queryOptions({
    queryKey: ["/api/membership/setup-intent", planId],
    gcTime: 0,
    async queryFn({ queryKey }) {
      const setup: CardSetup = await (await request("GET", queryKey.join("/"))).json();
      if (!setup.client_secret) throw new Error("The server opened no card form");
      // The tab was closed after the card was saved: only the confirmation is left.
      if (mayFinish && ["succeeded", "processing"].includes(setup.status)) {
        window.location.replace(`${returnPath}?setup_intent=${setup.setupIntentId}`);
        return null;
      }
      if (setup.cards.provider === "sandbox") {
        const { SandboxCard } = await import("./cards/sandbox-card.tsx");
        return { ...setup, CardForm: SandboxCard };
      }
      const { openStripeCard } = await import("./cards/stripe-card.tsx");
      return { ...setup, CardForm: await openStripeCard(setup.cards.publishableKey) };
    },
  });
}
