import { useState } from "react";
import type { PlanChoice, Subscription } from "../../domain/membership/schema.ts";

type Offer = Subscription["offers"][number];

export type Choosing = {
  choice: PlanChoice;
  offer: Offer;
  slot: Offer["terms"][number];
  isPlanned: boolean;
  ask: (part: Partial<PlanChoice>) => void;
};

/** What is planned is not on offer again, but is what the choice starts from. */
function withPlanned(offer: Offer, change: Subscription["change"]): Offer {
  const { planId, terms } = offer;
  if (change?.planId !== planId || terms.some(({ term }) => term === change.term)) return offer;
  const planned = { term: change.term, on: change.on, now: false };
  return { ...offer, terms: change.term === "month" ? [planned, ...terms] : [...terms, planned] };
}

/** What is chosen, as far as it is on offer; null where it no longer is. */
export function useChoice(
  { offers: open, planId: now, term: present, change }: Subscription,
  given: string | null,
): Choosing | null {
  const [asked, setAsked] = useState<Partial<PlanChoice>>({});
  const offers = open.map((offer) => withPlanned(offer, change));
  const find = (id: string | undefined) => offers.find(({ planId }) => planId === id);
  const picked = given ?? asked.planId;
  const offer = picked ? find(picked) : (find(change?.planId) ?? find(now) ?? offers[0]);
  const planned = change?.planId === offer?.planId ? change?.term : undefined;
  const wanted = asked.term ?? planned ?? present;
  const slot = offer?.terms.find(({ term }) => term === wanted) ?? offer?.terms[0];
  if (!offer || !slot) return null;
  const when = asked.when === "now" && slot.now ? "now" : "next";
  return {
    choice: { planId: offer.planId, term: slot.term, when },
    offer,
    slot,
    isPlanned: when === "next" && slot.term === planned,
    ask: (part) => setAsked({ ...asked, ...part }),
  };
}
