export type Metadata = Record<string, string>;

/** What every object of the provider has; times are seconds since 1970, money is cents. */
export type Kept = { id: string; object: string; created: number; livemode: false };

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

export type CardDetails = {
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

export type Interval = "day" | "week" | "month" | "year";

export type Product = Kept & { object: "product"; name: string; metadata: Metadata } & Record<
    string,
    unknown
  >;

export type Price = Kept & {
  object: "price";
  active: boolean;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: ({ interval: Interval; interval_count: number } & Record<string, unknown>) | null;
  unit_amount: number;
} & Record<string, unknown>;

export type SubscriptionItem = Kept & {
  object: "subscription_item";
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
} & Record<string, unknown>;

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

export type SubscriptionStatus =
  | "active"
  | "canceled"
  | "incomplete"
  | "incomplete_expired"
  | "past_due"
  | "trialing"
  | "unpaid";

export type Subscription = Kept & {
  object: "subscription";
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: Record<string, string | null>;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  pause_collection: { behavior: string; resumes_at: number | null } | null;
  pending_update: ({ expires_at: number } & Record<string, unknown>) | null;
  start_date: number;
  status: SubscriptionStatus;
} & Record<string, unknown>;

export type Line = {
  id: string;
  object: "line_item";
  amount: number;
  subtotal: number;
  currency: string;
  description: string;
  invoice: string | null;
  livemode: false;
  metadata: Metadata;
  parent: Record<string, unknown>;
  period: { start: number; end: number };
  pricing: Record<string, unknown> | null;
  quantity: number;
  subscription: string | null;
} & Record<string, unknown>;

export type InvoiceItem = Kept & {
  object: "invoiceitem";
  amount: number;
  currency: string;
  customer: string;
  date: number;
  description: string;
  invoice: string | null;
  metadata: Metadata;
  parent: ({ subscription_details: { subscription: string } } & Record<string, unknown>) | null;
  period: { start: number; end: number };
  pricing: Record<string, unknown> | null;
  proration: boolean;
  quantity: number;
} & Record<string, unknown>;

export type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";

export type BillingReason =
  | "manual"
  | "subscription_create"
  | "subscription_cycle"
  | "subscription_update"
  | "upcoming";

export type Invoice = Kept & {
  object: "invoice";
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatically_finalizes_at: number | null;
  billing_reason: BillingReason;
  collection_method: "charge_automatically" | "send_invoice";
  currency: string;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  due_date: number | null;
  ending_balance: number | null;
  lines: List<Line>;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string | null;
  parent: {
    type: "subscription_details";
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
  } | null;
  period_start: number;
  period_end: number;
  post_payment_credit_notes_amount: number;
  pre_payment_credit_notes_amount: number;
  starting_balance: number;
  status: InvoiceStatus;
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  total: number;
} & Record<string, unknown>;

export type InvoicePayment = Kept & {
  object: "invoice_payment";
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  payment: { type: "payment_intent"; payment_intent: string };
  status: "open" | "paid" | "canceled";
  status_transitions: { canceled_at: number | null; paid_at: number | null };
};

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
  status: "succeeded";
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

/** Undelivered while `pending_webhooks` is 1. */
export type Event = Kept & {
  object: "event";
  type: string;
  api_version: string;
  data: { object: Kept; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
};

export type KeptAnswer = Kept & {
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
