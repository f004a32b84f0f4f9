import type { Metadata, Kept } from "./kept.ts";
import type {
  Product,
  Price,
  Subscription,
  InvoiceItem,
  Invoice,
  InvoicePayment,
} from "./billed-objects.ts";

export type Customer = Kept & {
  object: "customer";
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  address: Record<string, string | null> | null;
  balance: number;
  currency: string;
  default_source: null;
  delinquent: boolean;
  invoice_prefix: string;
  next_invoice_sequence: number;
  invoice_settings: { default_payment_method: string | null } & Record<string, unknown>;
  metadata: Metadata;
  shipping: null;
  tax_exempt: "none";
} & Record<string, unknown>;

type CardDetails = {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
} & Record<string, unknown>;

export type PaymentMethod = Kept & {
  object: "payment_method";
  type: "card";
  card: CardDetails;
  billing_details: Record<string, unknown>;
  customer: string | null;
  customer_account: null;
  allow_redisplay: "unspecified";
  metadata: Metadata;
};

/** What the card of that id does when it is charged; no object of the provider says so. */
export type Behavior = Kept & {
  object: "stand_in.behavior";
  charge: "good" | "refused" | "insufficient_funds" | "bank";
};

export type SetupIntent = Kept & {
  object: "setup_intent";
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  customer: string | null;
  payment_method: string | null;
  metadata: Metadata;
  next_action: { type: string } | null;
  last_setup_error: Record<string, unknown> | null;
  cancellation_reason: string | null;
} & Record<string, unknown>;

export type PaymentIntent = Kept & {
  object: "payment_intent";
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: Record<string, unknown> | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: Record<string, unknown> | null;
  payment_method: string | null;
  status:
    | "requires_payment_method"
    | "requires_confirmation"
    | "requires_action"
    | "succeeded"
    | "canceled";
} & Record<string, unknown>;

export type Charge = Kept & {
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: "succeeded" | "failed";
} & Record<string, unknown>;

export type Refund = Kept & {
  object: "refund";
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: "succeeded" | "failed";
} & Record<string, unknown>;

export type CreditNote = Kept & {
  object: "credit_note";
  amount: number;
  invoice: string;
  customer: string;
  status: "issued" | "void";
} & Record<string, unknown>;

export type Dispute = Kept & {
  object: "dispute";
  amount: number;
  charge: string;
  payment_intent: string;
  status: "needs_response" | "under_review" | "won" | "lost";
  evidence_details: Record<string, unknown>;
} & Record<string, unknown>;

export type BalanceTransaction = Kept & {
  object: "customer_balance_transaction";
  amount: number;
  customer: string;
  ending_balance: number;
  metadata: Metadata;
} & Record<string, unknown>;

export type TaxId = Kept & {
  object: "tax_id";
  customer: string;
  type: string;
  value: string;
} & Record<string, unknown>;

/** Undelivered while `pending_webhooks` is 1; 0 from the start where no endpoint asks for its type. */
export type Event = Kept & {
  object: "event";
  type: string;
  api_version: string;
  data: { object: Kept; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
};

type KeptAnswer = Kept & {
  object: "stand_in.answer";
  fingerprint: string;
  status: number;
  body: unknown;
};

export type Kinds = {
  customer: Customer;
  payment_method: PaymentMethod;
  "stand_in.behavior": Behavior;
  setup_intent: SetupIntent;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoiceitem: InvoiceItem;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  credit_note: CreditNote;
  dispute: Dispute;
  customer_balance_transaction: BalanceTransaction;
  tax_id: TaxId;
  event: Event;
  "stand_in.answer": KeptAnswer;
};

export type Kind = keyof Kinds;
