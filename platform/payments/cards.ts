import { CodedError } from "../errors.ts";
import type { SetupIntentStatus } from "./setup-intent-statuses.ts";

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
  customerId: string | null;
  /** Stored with the provider, so that nobody can pass off one plan's or visitor's intent as another's. */
  planId: string;
  term: "month" | "year";
  visitorKey: string;
  createdAt: Date;
};

/** The provider failed a write, and repeats that response for the same key. */
export class CardServiceError extends CodedError {
  override name = "CardServiceError";
}

type BrowserCards = { provider: "stripe"; publishableKey: string } | { provider: "sandbox" };

/** Saves cards, charges none; writes are idempotent by key. Every call may throw CodedError unavailable. */
export type Cards = {
  browser: BrowserCards;
  createSetupIntent(input: {
    planId: string;
    term: SetupIntent["term"];
    visitorKey: string;
    idempotencyKey: string;
  }): Promise<SetupIntent>;
  getSetupIntent(id: string): Promise<SetupIntent | null>;
  /** Whom the card will belong to; to be set before the card is confirmed. */
  setCustomer(id: string, customerId: string, idempotencyKey: string): Promise<SetupIntent>;
  attachCard(paymentMethodId: string, customerId: string, idempotencyKey: string): Promise<void>;
  cancelSetupIntent(id: string, idempotencyKey: string): Promise<void>;
  createCustomer(input: {
    email: string;
    accountKey: string;
    idempotencyKey: string;
  }): Promise<string>;
  findCustomer(email: string, accountKey: string): Promise<string | null>;
  listSetupIntents(created: { after: Date; before: Date }): AsyncIterable<SetupIntent>;
};
