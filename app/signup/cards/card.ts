import type { ComponentType, Ref } from "react";
import type { CardSetup } from "../../../domain/billing/cards/schema.ts";

export type CardOutcome =
  | { kind: "saved"; paymentMethodId: string }
  | { kind: "refused"; message: string }
  | { kind: "leaving" };

export type Card = {
  setupIntentId: string;
  check(): Promise<string | null>;
  confirm(): Promise<CardOutcome>;
};

export type CardField = ComponentType<{
  setup: CardSetup;
  /** Where a bank that asks on a page of its own leads back to. */
  returnTo?: string;
  focusesFirst?: true;
  /** The provider shows no form: this one stays empty. */
  onLoadError: () => void;
  ref: Ref<Card | null>;
}>;

export const returnPath = "/signup/success";
