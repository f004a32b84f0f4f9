import type { ComponentType, Ref } from "react";
import type { CardSetup } from "../../../domain/billing/schema.ts";

export type CardOutcome =
  | { kind: "saved"; paymentMethodId: string }
  /** The provider's message. */
  | { kind: "refused"; message: string }
  /** The browser is leaving for the cardholder's bank, which sends it to /signup/success. */
  | { kind: "leaving" };

/** What a card field offers once it can be used; null before. */
export type Card = {
  setupIntentId: string;
  /** What is wrong with the card as typed, before anything is sent. */
  check(): Promise<string | null>;
  /** Saves the card with the provider. */
  confirm(): Promise<CardOutcome>;
};

export type CardField = ComponentType<{ setup: CardSetup; ref: Ref<Card | null> }>;

export const returnPath = "/signup/success";
