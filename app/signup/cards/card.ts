import type { ComponentType, Ref } from "react";
import type { CardSetup } from "../../../domain/billing/schema.ts";

export type CardOutcome =
  | { kind: "saved"; paymentMethodId: string }
  | { kind: "refused"; message: string }
  | { kind: "leaving" };

export type Card = {
  setupIntentId: string;
  check(): Promise<string | null>;
  confirm(): Promise<CardOutcome>;
};

export type CardField = ComponentType<{ setup: CardSetup; ref: Ref<Card | null> }>;

export const returnPath = "/signup/success";
