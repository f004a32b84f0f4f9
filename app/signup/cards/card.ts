import type { ReactNode } from "react";
import type { CardSetup } from "../../../domain/billing/schema.ts";

export type CardOutcome =
  | { kind: "saved"; paymentMethodId: string }
  /** The provider's message. */
  | { kind: "refused"; message: string }
  /** The browser is leaving for the cardholder's bank, which sends it to /signup/success. */
  | { kind: "leaving" };

/** A card field of either provider. */
export type Card = {
  field: ReactNode;
  ready: boolean;
  /** What is wrong with the card as typed, before anything is sent. */
  check(): Promise<string | null>;
  /** Saves the card with the provider. */
  confirm(): Promise<CardOutcome>;
};

export type CardProps = {
  setup: CardSetup;
  children: (card: Card) => ReactNode;
};

export const returnPath = "/signup/success";
