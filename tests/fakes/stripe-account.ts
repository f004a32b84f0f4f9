import { randomBytes } from "node:crypto";
import { asDescribed, isDescribed, type Params, problemWith } from "./stripe-description.ts";

type FakeIntent = {
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

type FakeCustomer = {
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

const newId = (prefix: string, bytes = 12) => `${prefix}_${randomBytes(bytes).toString("hex")}`;

function keyed(params: Params, name: string): Record<string, string> {
  const inside = Object.entries(params).flatMap(([key, value]) => {
    const match = new RegExp(`^${name}\\[([^\\]]+)\\]$`).exec(key);
    return match?.[1] ? [[match[1], value] as const] : [];
  });
  return Object.fromEntries(inside);
}

const invalid = (message: string, more: Record<string, unknown> = {}) =>
  new StripeRefusal(400, { type: "invalid_request_error", message, ...more });

function page<T extends { id: string; created: number }>(url: string, all: T[], params: Params) {
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

/** What the provider knows, and what its rules make of each call. */
export function createAccount(now: () => Date) {
  const intents = new Map<string, FakeIntent>();
  const customers = new Map<string, FakeCustomer>();
  const events: FakeEvent[] = [];
  const seconds = () => Math.floor(now().getTime() / 1000);

  function happen(type: string, intent: FakeIntent): void {
    events.push({
      id: newId("evt"),
      object: "event",
      type: `setup_intent.${type}`,
      created: seconds(),
      data: { object: structuredClone(intent) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    });
  }

  function requireIntent(id: string): FakeIntent {
    const intent = intents.get(id);
    if (!intent)
      throw new StripeRefusal(404, {
        type: "invalid_request_error",
        code: "resource_missing",
        message: `No such setupintent: '${id}'`,
      });
    return intent;
  }

  function unexpected(intent: FakeIntent) {
    return invalid(`This SetupIntent's status is ${intent.status}.`, {
      code: "setup_intent_unexpected_state",
      setup_intent: intent,
    });
  }

  const calls: Record<string, (params: Params, id: string) => unknown> = {
    "POST /v1/setup_intents"(params) {
      const allowed = Object.values(keyed(params, "allowed_payment_method_types"));
      const id = newId("seti");
      const intent: FakeIntent = {
        id,
        object: "setup_intent",
        status: "requires_payment_method",
        client_secret: newId(`${id}_secret`),
        customer: null,
        payment_method: null,
        metadata: keyed(params, "metadata"),
        usage: params["usage"] ?? "off_session",
        created: seconds(),
        livemode: false,
        next_action: null,
        last_setup_error: null,
        cancellation_reason: null,
        payment_method_types: allowed.length > 0 ? allowed : ["card", "link"],
        allowed_payment_method_types: allowed.length > 0 ? allowed : null,
      };
      intents.set(id, intent);
      happen("created", intent);
      return intent;
    },
    "POST /v1/setup_intents/:id"(params, id) {
      const intent = requireIntent(id);
      if (intent.status === "succeeded" || intent.status === "canceled") throw unexpected(intent);
      const { customer } = params;
      if (customer !== undefined && !customers.has(customer))
        throw invalid(`No such customer: '${customer}'`, { code: "resource_missing" });
      if (customer !== undefined) intent.customer = customer;
      Object.assign(intent.metadata, keyed(params, "metadata"));
      return intent;
    },
    "POST /v1/setup_intents/:id/cancel"(params, id) {
      const intent = requireIntent(id);
      if (intent.status === "succeeded" || intent.status === "canceled") throw unexpected(intent);
      intent.status = "canceled";
      intent.next_action = null;
      intent.cancellation_reason = params["cancellation_reason"] ?? null;
      happen("canceled", intent);
      return intent;
    },
    "GET /v1/setup_intents/:id": (_params, id) => requireIntent(id),
    "GET /v1/setup_intents": (params) => page("/v1/setup_intents", [...intents.values()], params),
    "POST /v1/customers"(params) {
      const customer: FakeCustomer = {
        id: newId("cus", 7),
        object: "customer",
        email: params["email"] ?? null,
        metadata: keyed(params, "metadata"),
        created: seconds(),
        livemode: false,
        name: params["name"] ?? null,
        phone: params["phone"] ?? null,
        description: params["description"] ?? null,
      };
      customers.set(customer.id, customer);
      return customer;
    },
    "GET /v1/customers": (params) =>
      page(
        "/v1/customers",
        [...customers.values()].filter(
          ({ email }) => params["email"] === undefined || email === params["email"],
        ),
        params,
      ),
  };

  return {
    intents,
    customers,
    /** What has happened and nobody has been told of yet. */
    events,
    /** @throws StripeRefusal as the provider answers */
    call(method: string, path: string, params: Params): unknown {
      const id = /^\/v1\/setup_intents\/([^/]+)/.exec(path)?.[1] ?? "";
      const name = `${method} ${id ? path.replace(id, ":id") : path}`;
      const run = calls[name];
      if (!run || !isDescribed(name))
        throw new StripeRefusal(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${method}: ${path})`,
        });
      const problem = problemWith(name, params);
      if (problem?.code === "unrecognized_keys")
        throw invalid(`Received unknown parameter: ${problem.keys[0]}`, {
          code: "parameter_unknown",
        });
      if (problem) throw invalid(`Invalid ${problem.path.join(".")}: ${problem.message}`);
      return asDescribed(name, structuredClone(run(params, id)));
    },
    /** What Stripe.js does in the browser. @throws StripeRefusal */
    confirm(id: string, clientSecret: string, card: "good" | "declined" | "authenticate") {
      const intent = requireIntent(id);
      if (intent.client_secret !== clientSecret) throw invalid("The client secret does not match");
      if (intent.status === "succeeded" || intent.status === "canceled") throw unexpected(intent);
      if (card === "declined") {
        const said = {
          type: "card_error",
          code: "card_declined",
          message: "Your card was declined.",
        };
        intent.status = "requires_payment_method";
        intent.payment_method = null;
        intent.next_action = null;
        intent.last_setup_error = said;
        happen("setup_failed", intent);
        throw new StripeRefusal(402, { ...said, setup_intent: structuredClone(intent) });
      }
      intent.payment_method = newId("pm");
      intent.status = card === "good" ? "succeeded" : "requires_action";
      intent.next_action = card === "good" ? null : { type: "use_stripe_sdk" };
      intent.last_setup_error = null;
      happen(intent.status, intent);
      return structuredClone(intent);
    },
    /** The cardholder's answer to their bank. */
    authenticate(id: string, approved: boolean) {
      const intent = requireIntent(id);
      if (intent.status !== "requires_action") throw unexpected(intent);
      intent.status = approved ? "succeeded" : "requires_payment_method";
      intent.next_action = null;
      if (!approved) intent.payment_method = null;
      happen(approved ? "succeeded" : "setup_failed", intent);
      return structuredClone(intent);
    },
  };
}
