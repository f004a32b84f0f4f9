import { CodedError } from "../errors.ts";
import type { KeepDetails } from "./customer-details.ts";
import type { Refunds } from "./refunds.ts";
import type { SetupIntentStatus } from "./setup-intent-statuses.ts";
import type { OverageLines } from "./overage-lines.ts";
import type { SubscriptionStatus } from "./subscription-statuses.ts";

export type SavedCard = {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** As the provider has it at the moment it is read. Money in US cents. */
export type ProviderSubscription = {
  id: string;
  customerId: string;
  status: SubscriptionStatus;
  /** Ours, in the metadata: what it was created for. */
  key: string | null;
  itemId: string;
  priceId: string;
  planId: string | null;
  term: "month" | "year";
  cents: number;
  periodStart: Date;
  periodEnd: Date;
  endsAt: Date | null;
  pausedUntil: Date | null;
  endedAt: Date | null;
  card: SavedCard | null;
  creditCents: number;
  latestInvoiceId: string | null;
  /** What it becomes once its open invoice is paid, and is called off otherwise. */
  waiting: { planId: string; term: "month" | "year"; until: Date } | null;
};

export type ProviderInvoice = {
  id: string;
  customerId: string | null;
  subscriptionId: string | null;
  number: string | null;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  reason: string;
  createdAt: Date;
  dueAt: Date | null;
  nextAttemptAt: Date | null;
  paidAt: Date | null;
  totalCents: number;
  paidCents: number;
  creditedCents: number;
  refundedCents: number;
  failedRefunds: string[];
  /** By refunds, credit notes and lost disputes, each cent once. */
  returnedCents: number;
  /** Of what the subscription brings; null where nothing of it is on this invoice. */
  from: Date | null;
  until: Date | null;
  pdfUrl: string | null;
  hostedUrl: string | null;
  paymentId: string | null;
  card: Pick<SavedCard, "brand" | "last4"> | null;
  sale: { key: string; companyId: string } | null;
  trouble: "refused" | "bank" | null;
  creditUsedCents: number;
  dispute: ProviderDispute | null;
  /** Of ours, whose overage is on it. */
  statementIds: string[];
};

type ProviderDispute = {
  /** In the provider's words, of which more may come. */
  status: string;
  cents: number;
  openedAt: Date;
  /** By when the firm may answer it. */
  dueAt: Date | null;
};

export type ProviderCustomer = {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
  isWhole: boolean;
};

type Price = { planId: string; name: string; term: "month" | "year"; cents: number };

/** What a subscription becomes; what is left out stays. */
export type SubscriptionChange = {
  cancelAt?: Date | "period-end" | null;
  pausedUntil?: Date | null;
  /** From its next invoice, without a charge or a credit now. */
  next?: { priceId: string; planId: string };
  card?: string;
};

/** Something sold once, on an invoice of its own that nothing collects by itself. */
export type Sale = {
  customerId: string;
  companyId: string;
  saleKey: string;
  text: string;
  cents: number;
};

export type ProviderEvent = {
  id: string;
  type: string;
  objectId: string;
  object: string;
  /** Of a card's form of ours: a signup's, or one for another card. */
  form: { isSignup: boolean; declined: boolean } | null;
};

/** The card, not the provider, is why nothing was charged. */
export class CardRefused extends CodedError {
  override name = "CardRefused";
}

/** The card is good, but its bank wants a yes from its holder. */
export class BankAsks extends CardRefused {
  override name = "BankAsks";
}

/** Writes are idempotent by key. Every call may throw CodedError unavailable, and not_found for an id. */
export type Charges = {
  priceOf(price: Price): Promise<string>;
  useCard(customerId: string, paymentMethodId: string, key: string): Promise<void>;
  detachCard(paymentMethodId: string, key: string): Promise<void>;
  startSubscription(of: {
    customerId: string;
    paymentMethodId: string;
    priceId: string;
    planId: string;
    ownKey: string;
    /** Nothing is charged before. */
    startsAt: Date | null;
    /** Of a month, where that of `startsAt` has no such day and later ones do. */
    anchorDay: number | null;
    key: string;
  }): Promise<string>;
  findSubscription(customerId: string, ownKey: string): Promise<string | null>;
  getSubscription(id: string): Promise<ProviderSubscription | null>;
  changeSubscription(
    id: string,
    itemId: string,
    to: SubscriptionChange,
    key: string,
  ): Promise<void>;
  /** At once, with the provider's proration; what the card does not pay waits for a day, and changes nothing until it is paid. */
  upgrade(
    of: { id: string; itemId: string; priceId: string; planId: string },
    key: string,
  ): Promise<void>;
  previewUpgrade(of: { id: string; itemId: string; priceId: string }): Promise<number>;
  /** Of the next invoice, if the price changes with it; with all that waits for that invoice. */
  previewNext(of: { id: string; itemId: string; priceId: string }): Promise<number>;
  previewRecurring(of: { customerId: string; priceId: string }): Promise<number>;
  endSubscription(id: string, key: string): Promise<void>;
  getInvoice(id: string): Promise<ProviderInvoice | null>;
  payInvoice(id: string, key: string): Promise<void>;
  /** From then on it can’t be paid. @throws CodedError where it has been */
  voidInvoice(id: string, key: string): Promise<void>;
  /** The one invoice of a sale, open to be paid; an earlier attempt is looked for first. */
  openSale(sale: Sale, key: string): Promise<string>;
  findSale(customerId: string, saleKey: string): Promise<string | null>;
  /** By somebody who is there to answer the bank. @throws CardRefused */
  paySale(id: string, paymentMethodId: string, key: string): Promise<void>;
  invoiceOfCharge(chargeId: string): Promise<string | null>;
  invoiceOfRefund(refundId: string): Promise<string | null>;
  invoiceOfDispute(disputeId: string): Promise<string | null>;
  createCardSetup(
    customerId: string,
    key: string,
  ): Promise<{ id: string; clientSecret: string; status: SetupIntentStatus }>;
  readCardSetup(id: string): Promise<{
    customerId: string | null;
    paymentMethodId: string | null;
    card: SavedCard | null;
    done: boolean;
  } | null>;
  overage: OverageLines;
  refunds: Refunds;
  keepDetails: KeepDetails;
  readCustomer(id: string): Promise<ProviderCustomer | null>;
  /** @throws CodedError invalid for a forged signature */
  readEvent(body: string, signature: string): Promise<ProviderEvent>;
};
