import { randomBytes } from "node:crypto";
import type { Params } from "./stripe-description.ts";

export type FakeIntent = {
  id: string;
  object: "setup_intent";
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  metadata: Record<string, string>;
  usage: string;
  /** Seconds since 1970. */
  created: number;
  livemode: false;
  next_action: { type: string } | null;
  last_setup_error: Record<string, unknown> | null;
  cancellation_reason: string | null;
  payment_method_types: string[];
  allowed_payment_method_types: string[] | null;
};

export type FakeCustomer = {
  id: string;
  object: "customer";
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Record<string, string>;
  created: number;
  livemode: false;
};

export type FakePaymentMethod = {
  id: string;
  object: "payment_method";
  type: "card";
  card: { brand: string; last4: string; exp_month: number; exp_year: number; funding: string };
  billing_details: object;
  customer: string | null;
  metadata: Record<string, string>;
  created: number;
  livemode: false;
};

export type FakeEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: FakeIntent };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
};

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body["message"]));
    this.status = status;
    this.body = body;
  }
}

export const newId = (prefix: string, bytes = 12) =>
  `${prefix}_${randomBytes(bytes).toString("hex")}`;

export function keyed(params: Params, name: string): Record<string, string> {
  const inside = Object.entries(params).flatMap(([key, value]) => {
    const match = new RegExp(`^${name}\\[([^\\]]+)\\]$`).exec(key);
    return match?.[1] ? [[match[1], value] as const] : [];
  });
  return Object.fromEntries(inside);
}

export const invalid = (message: string, more: Record<string, unknown> = {}) =>
  new StripeRefusal(400, { type: "invalid_request_error", message, ...more });

export function unexpected(intent: FakeIntent) {
  return invalid(`This SetupIntent's status is ${intent.status}.`, {
    code: "setup_intent_unexpected_state",
    setup_intent: intent,
  });
}

export function page<T extends { id: string; created: number }>(
  url: string,
  all: T[],
  params: Params,
) {
  const created = keyed(params, "created");
  const { gt = "-Infinity", lt = "Infinity" } = created;
  const found = all
    .toReversed()
    .filter((one) => one.created > Number(gt) && one.created < Number(lt));
  const from = params["starting_after"]
    ? found.findIndex(({ id }) => id === params["starting_after"]) + 1
    : 0;
  const limit = Number(params["limit"] ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalid("Invalid limit");
  const data = found.slice(from, from + limit);
  return { object: "list", url, data, has_more: from + limit < found.length };
}
