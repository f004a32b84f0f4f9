import { soldPlans } from "../../content/plans.ts";
import type { TestCard } from "../../platform/payments/test-card.ts";
import type { Behavior } from "../../platform/payments/stand-in/objects.ts";
import { type Chance, createChance } from "../../scripts/chance.ts";

/** At the so-manieth call of the provider; where killed, at the so-manieth step of the program. */
export type Mishap = {
  kind: "killed" | "lost request" | "lost answer" | "500 before" | "500 after";
  at: number;
};

export type Deed =
  | { kind: "plan"; planId: string; term: "month" | "year"; when: "now" | "next" }
  | { kind: "pause"; months: number }
  | { kind: "cancel" | "resume" | "charge" | "first" | "call-off" | "off" | "paid" }
  /** Of whoever has ended. */
  /** Or beside what runs. */
  | { kind: "join"; planId: string; term: "month" | "year"; card: TestCard }
  | { kind: "work"; minutes: number; onshore: boolean }
  /** By staff, of what was approved. */
  | { kind: "reverse" }
  /** The firm's new prices, cents a month more for every plan; a program that starts again has the old ones. */
  | { kind: "raise"; cents: number }
  | { kind: "cap"; minutes: number }
  | { kind: "card"; card: TestCard }
  | { kind: "behave"; as: Behavior["charge"] }
  | { kind: "bank"; approved: boolean }
  /** By the client, on the provider's page of an invoice that is open. */
  | { kind: "page" }
  /** The same, where the card has paid nothing and the program was off meanwhile: the provider may have ended the subscription. */
  | { kind: "late" }
  /** By staff at the provider, or here. */
  | { kind: "refund"; cents: number; credit: boolean }
  /** Of the firm's own invoices: a credit that staff pay by the bank. */
  | { kind: "back" }
  /** Somebody else signs up, whose company staff may merge with this one. */
  | { kind: "guest"; planId: string; term: "month"; card: TestCard }
  | { kind: "merge" }
  /** A quote that is accepted, its deposit, and what staff do about that. */
  | { kind: "order" | "deposit-invoice" | "void-sale" }
  | { kind: "deposit"; card: TestCard }
  /** By the bank of a card, which sends a refund back. */
  | { kind: "refund-fails" }
  | { kind: "give"; cents: number; credit: boolean }
  /** By a cardholder's bank, which closes it at once where it is told how. */
  | { kind: "dispute"; closes: "won" | "lost" | null };

/** After so many hours. Whatever else is left to chance in it has a seed of its own, so that leaving out others changes nothing. */
export type Step = { hours: number; seed: number; twice: boolean; mishap: Mishap | null } & Deed;

export type Story = {
  seed: number;
  /** Of the first payment. */
  begins: string;
  planId: string;
  term: "month" | "year";
  card: TestCard;
  /** Staff approve a request, and the firm sends its invoices. */
  byHand: boolean;
  mishap: Mishap | null;
  steps: Step[];
};

const hoursOfMonth = 30 * 24;
const plans = soldPlans.map(({ id }) => id);
const cards: TestCard[] = ["saved", "saved", "saved", "refused-later", "insufficient-funds"];
const refusing: TestCard[] = ["saved", "refused-later", "refused-later", "authenticate-always"];
const allCards: TestCard[] = [...cards, "authenticate-always", "authenticate", "expires-soon"];
const kinds: Deed["kind"][] = [
  ...([
    "plan",
    "plan",
    "plan",
    "pause",
    "pause",
    "cancel",
    "resume",
    "resume",
    "charge",
    "first",
    "call-off",
  ] as const),
  ...([
    "card",
    "card",
    "behave",
    "behave",
    "bank",
    "page",
    "page",
    "late",
    "raise",
    "refund",
    "dispute",
    "paid",
    "give",
    "give",
    "off",
    "join",
    "join",
  ] as const),
  ...(["work", "work", "work", "cap", "reverse"] as const),
  ...(["back", "order", "deposit", "deposit", "deposit-invoice", "void-sale"] as const),
  ...(["refund-fails", "guest", "merge", "merge"] as const),
];

const mishaps: Mishap["kind"][] = [
  ...(["killed", "killed", "lost request", "lost answer", "lost answer"] as const),
  ...(["500 before", "500 after"] as const),
];

export function mishapFrom(chance: Chance, probability: number): Mishap | null {
  if (!chance.happens(probability)) return null;
  const kind = chance.pick(mishaps);
  return { kind, at: chance.between(0, kind === "killed" ? chance.pick([5, 20, 60]) : 4) };
}

/** With yearly terms, whose plans are changed, and credits that wait. */
function deedByHand(chance: Chance): Deed {
  const deed = deedFrom(chance);
  if (deed.kind === "plan") return { ...deed, term: chance.happens(0.7) ? "year" : "month" };
  if (deed.kind === "card") return { kind: "back" };
  if (deed.kind === "cancel") return { kind: "resume" };
  return deed.kind === "join" ? { kind: "paid" } : deed;
}

function deedFrom(chance: Chance): Deed {
  const kind = chance.pick(kinds);
  if (kind === "plan")
    return {
      kind,
      planId: chance.pick(plans),
      term: chance.happens(0.25) ? "year" : "month",
      when: chance.pick(["now", "next"]),
    };
  if (kind === "join" || kind === "guest") {
    const card = chance.pick(kind === "join" ? cards : refusing);
    return { kind, planId: chance.pick(plans), term: "month", card };
  }
  if (kind === "work")
    return { kind, minutes: chance.between(1, 1400), onshore: chance.happens(0.5) };
  if (kind === "cap") return { kind, minutes: chance.pick([0, 600, 6000]) };
  if (kind === "pause") return { kind, months: chance.between(1, 3) };
  if (kind === "deposit") return { kind, card: chance.pick(allCards) };
  if (kind === "card") return { kind, card: chance.happens(0.6) ? "saved" : chance.pick(allCards) };
  if (kind === "behave")
    return { kind, as: chance.pick(["good", "good", "refused", "insufficient_funds", "bank"]) };
  if (kind === "bank") return { kind, approved: chance.happens(0.8) };
  if (kind === "raise") return { kind, cents: 100 * chance.between(-99, 199) };
  if (kind === "refund" || kind === "give")
    return { kind, cents: chance.between(1, 60_000), credit: chance.happens(0.3) };
  if (kind === "dispute") return { kind, closes: chance.pick(["won", "lost", null]) };
  return { kind };
}

const gaps = [0, 0, 1, 20, 72, 150, 300, 500, 800, 800];

export function createStory(seed: number, months = 18): Story {
  const chance = createChance(seed);
  const day = chance.between(28, 31);
  const hour = String(chance.between(0, 23)).padStart(2, "0");
  const begins = `2027-01-${day}T${hour}:${chance.between(10, 59)}:00Z`;
  const byHand = chance.happens(0.3);
  const staysByHand = byHand && chance.happens(0.6);
  const steps: Step[] = [];
  for (let left = months * hoursOfMonth; left > 0;) {
    const hours = chance.pick(gaps);
    left -= hours;
    steps.push({
      hours,
      seed: chance.between(1, 2 ** 31),
      twice: chance.happens(0.1),
      mishap: mishapFrom(chance, 0.3),
      ...(staysByHand ? deedByHand(chance) : deedFrom(chance)),
    });
  }
  return {
    seed,
    begins,
    planId: chance.pick(plans),
    term: chance.happens(0.15) ? "year" : "month",
    card: chance.happens(0.6) ? "saved" : chance.pick(allCards),
    byHand,
    mishap: mishapFrom(chance, 0.6),
    steps,
  };
}
