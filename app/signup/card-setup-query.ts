import { queryOptions } from "@tanstack/react-query";
import type { Term } from "../../content/plans.ts";
import type { CardSetup } from "../../domain/billing/cards/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { cardUnderWay } from "./card-under-way.ts";
import { returnPath } from "./cards/card.ts";
import { importCurrent } from "./import-current.ts";

type Chosen = { planId: string; term: Term };

export function cardSetupQuery({ planId, term }: Chosen, mayFinish: boolean) {
  return queryOptions({
    queryKey: ["/api/membership/setup-intent", planId, term],
    gcTime: 0,
    async queryFn() {
      const after = mayFinish ? cardUnderWay() : null;
      const query = new URLSearchParams({
        ...(term === "year" && { term }),
        ...(after && { after }),
      });
      const path = `/api/membership/setup-intent/${planId}${query.size > 0 ? `?${query}` : ""}`;
      const setup: CardSetup = await (await request("GET", path)).json();
      if (!setup.client_secret) throw new Error("The server opened no card form");
      // The tab was closed after the card was saved: only the confirmation is left.
      if (mayFinish && ["succeeded", "processing"].includes(setup.status)) {
        window.location.replace(`${returnPath}?setup_intent=${setup.setupIntentId}`);
        return null;
      }
      return withForm(setup);
    },
  });
}

async function withForm(setup: CardSetup) {
  if (setup.cards.provider === "sandbox") {
    const { SandboxCard } = await importCurrent(() => import("./cards/sandbox-card.tsx"));
    return { ...setup, CardForm: SandboxCard };
  }
  const { openStripeCard } = await importCurrent(() => import("./cards/stripe-card.tsx"));
  return { ...setup, CardForm: await openStripeCard(setup.cards.publishableKey) };
}

/** For a card that is saved apart from a signup. */
export const newCardQuery = (path: string) =>
  queryOptions({
    queryKey: [path],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async () => withForm(await (await request("POST", path)).json()),
  });
