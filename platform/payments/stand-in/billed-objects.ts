import type { Metadata, Kept, List } from "./kept.ts";

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

type SubscriptionStatus =
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

type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";

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
