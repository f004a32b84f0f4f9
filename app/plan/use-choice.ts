import { useState } from "react";
import type { PlanChoice, Subscription } from "../../domain/membership/schema.ts";

type Offer = Subscription["offers"][number];

export type Choosing = {
  choice: PlanChoice;
  offer: Offer;
  slot: Offer["terms"][number];
  ask: (part: Partial<PlanChoice>) => void;
};

/** What is chosen, as far as it is on offer; null where it no longer is. */
export function useChoice(
  { offers, planId: now, term: present, change }: Subscription,
  given: string | null,
): Choosing | null {
  const [asked, setAsked] = useState<Partial<PlanChoice>>({});
  const find = (id: string | undefined) => offers.find(({ planId }) => planId === id);
  const picked = given ?? asked.planId;
  const offer = picked ? find(picked) : (find(change?.planId) ?? find(now) ?? offers[0]);
  const isPlanned = change !== null && change.planId === offer?.planId;
  const wanted = asked.term ?? (isPlanned ? change.term : present);
  const slot = offer?.terms.find(({ term }) => term === wanted) ?? offer?.terms[0];
  if (!offer || !slot) return null;
  const when = asked.when === "now" && slot.now ? "now" : "next";
  return {
    choice: { planId: offer.planId, term: slot.term, when },
    offer,
    slot,
    ask: (part) => setAsked({ ...asked, ...part }),
  };
}
