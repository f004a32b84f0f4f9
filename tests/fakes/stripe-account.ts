import {
  asDescribed,
  asDescribedObject,
  isDescribed,
  type Params,
  problemWith,
} from "./stripe-description.ts";
import {
  type FakeCustomer,
  type FakeEvent,
  type FakeIntent,
  type FakePaymentMethod,
  invalid,
  keyed,
  newId,
  page,
  StripeRefusal,
  unexpected,
} from "./stripe-objects.ts";

export function createAccount(now: () => Date) {
  const intents = new Map<string, FakeIntent>();
  const customers = new Map<string, FakeCustomer>();
  const paymentMethods = new Map<string, FakePaymentMethod>();
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

  function saveCard(last4: string): FakePaymentMethod {
    const card = { brand: "visa", last4, exp_month: 12, exp_year: 2034, funding: "credit" };
    const method: FakePaymentMethod = {
      id: newId("pm"),
      object: "payment_method",
      type: "card",
      card,
      billing_details: {},
      customer: null,
      metadata: {},
      created: seconds(),
      livemode: false,
    };
    paymentMethods.set(method.id, method);
    return method;
  }

  function succeed(intent: FakeIntent): void {
    intent.status = "succeeded";
    const method = paymentMethods.get(intent.payment_method ?? "");
    if (method) method.customer = intent.customer;
    happen("succeeded", intent);
  }

  function requireCustomer(id: string | undefined): string {
    if (id !== undefined && customers.has(id)) return id;
    throw invalid(`No such customer: '${id}'`, { code: "resource_missing" });
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
      if (customer !== undefined) intent.customer = requireCustomer(customer);
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
    "GET /v1/setup_intents/:id"(params, id) {
      const intent = requireIntent(id);
      const method = paymentMethods.get(intent.payment_method ?? "");
      const isExpanded =
        method && Object.values(keyed(params, "expand")).includes("payment_method");
      return isExpanded
        ? { ...intent, payment_method: asDescribedObject("payment_method", method) }
        : intent;
    },
    "POST /v1/payment_methods/:id/attach"(params, id) {
      const method = paymentMethods.get(id);
      if (!method) throw invalid(`No such PaymentMethod: '${id}'`, { code: "resource_missing" });
      const customer = requireCustomer(params["customer"]);
      if (method.customer !== null && method.customer !== customer)
        throw invalid("The payment method you provided has already been attached to a customer.");
      method.customer = customer;
      return method;
    },
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
    paymentMethods,
    events,
    /** @throws StripeRefusal as the provider answers */
    call(method: string, path: string, params: Params): unknown {
      const id = /^\/v1\/(?:setup_intents|payment_methods)\/([^/]+)/.exec(path)?.[1] ?? "";
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
      intent.payment_method = saveCard(card === "good" ? "4242" : "3155").id;
      intent.next_action = card === "good" ? null : { type: "use_stripe_sdk" };
      intent.last_setup_error = null;
      if (card === "good") succeed(intent);
      else {
        intent.status = "requires_action";
        happen("requires_action", intent);
      }
      return structuredClone(intent);
    },
    authenticate(id: string, approved: boolean) {
      const intent = requireIntent(id);
      if (intent.status !== "requires_action") throw unexpected(intent);
      intent.next_action = null;
      if (approved) succeed(intent);
      else {
        intent.status = "requires_payment_method";
        intent.payment_method = null;
        happen("setup_failed", intent);
      }
      return structuredClone(intent);
    },
  };
}
