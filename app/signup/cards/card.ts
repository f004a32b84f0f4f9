import type { ReactNode } from "react";

export type CardOutcome =
  | { kind: "saved"; paymentMethodId: string }
  /** In the provider's words. */
  | { kind: "refused"; message: string }
  /** The browser is on its way to the cardholder's bank, which sends it to /signup/success. */
  | { kind: "leaving" };

/** A card field, whoever provides it. */
export type Card = {
  field: ReactNode;
  ready: boolean;
  /** What is wrong with the card as it was typed, before anything is sent. */
  check(): Promise<string | null>;
  /** Saves the card with the provider. */
  confirm(): Promise<CardOutcome>;
};

export type CardProps = {
  setup: CardSetup;
  children: (card: Card) => ReactNode;
};

/** As GET /api/membership/setup-intent/:planId answers. */
export type CardSetup = {
  client_secret: string;
  setupIntentId: string;
  status: string;
  cards: { provider: "stripe"; publishableKey: string } | { provider: "sandbox" };
};

export const returnPath = "/signup/success";
