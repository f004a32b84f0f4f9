import { CodedError } from "../errors.ts";
import type { SetupIntentStatus } from "./setup-intent-statuses.ts";

/** May still be confirmed, and cancelled. */
export function isOpen({ status }: Pick<SetupIntent, "status">): boolean {
  return ["requires_payment_method", "requires_confirmation", "requires_action"].includes(status);
}

export type SetupIntent = {
  id: string;
  clientSecret: string;
  status: SetupIntentStatus;
  paymentMethodId: string | null;
  /** Told by `getSetupIntent` alone. */
  card: { brand: string; last4: string } | null;
  /** Whose the card is, or will be. */
  customerId: string | null;
  /** Ours, kept with the provider, so that nobody can pass one plan's or visitor's intent for another's. */
  planId: string;
  visitorKey: string;
  createdAt: Date;
};

/** The provider rang about an intent; `declined` where a card was tried on it and not taken. */
type CardEvent = { setupIntentId: string; declined: boolean };

/** The provider has answered a write with a failure of its own, and repeats that answer to its key. */
export class CardServiceError extends CodedError {
  override name = "CardServiceError";
}

/** What the browser needs to show a card field. */
type BrowserCards = { provider: "stripe"; publishableKey: string } | { provider: "sandbox" };

/**
 * Saves cards and charges none. Every call may throw CodedError unavailable when the provider cannot
 * be reached or answers with a failure of its own; a write with the same idempotency key happens once.
 */
export type Cards = {
  browser: BrowserCards;
  createSetupIntent(input: {
    planId: string;
    visitorKey: string;
    idempotencyKey: string;
  }): Promise<SetupIntent>;
  getSetupIntent(id: string): Promise<SetupIntent | null>;
  /** Whom the card will belong to; to be set before the card is confirmed. */
  setCustomer(id: string, customerId: string, idempotencyKey: string): Promise<SetupIntent>;
  /** Gives a card that was saved without a customer to one. */
  attachCard(paymentMethodId: string, customerId: string, idempotencyKey: string): Promise<void>;
  cancelSetupIntent(id: string, idempotencyKey: string): Promise<void>;
  createCustomer(input: {
    email: string;
    accountKey: string;
    idempotencyKey: string;
  }): Promise<string>;
  /** The customer created under `accountKey`, also where that call's answer was lost. */
  findCustomer(email: string, accountKey: string): Promise<string | null>;
  /** Our intents created in a span of time, newest first, whether or not our own records know them. */
  listSetupIntents(created: { after: Date; before: Date }): AsyncIterable<SetupIntent>;
  /**
   * What a webhook is about, or null where it is about nothing of ours.
   * @throws CodedError invalid when the provider did not sign these bytes
   */
  readEvent(body: string, signature: string): Promise<CardEvent | null>;
};
