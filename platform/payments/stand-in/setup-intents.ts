import { type Account, newId } from "./account.ts";
import { declines } from "./card-errors.ts";
import type { TestCard } from "../test-card.ts";
import { asksBank, saveCard } from "./cards.ts";
import type { SetupIntent } from "./objects.ts";
import { metadata, type Params, text, textOrNull, texts } from "./params.ts";
import { cardError, invalid } from "./refusal.ts";

const isOver = ({ status }: SetupIntent) => status === "succeeded" || status === "canceled";

function unexpected(intent: SetupIntent) {
  return invalid(`This SetupIntent's status is ${intent.status}.`, {
    code: "setup_intent_unexpected_state",
    setup_intent: structuredClone(intent),
  });
}

export function createSetupIntent(account: Account, params: Params): SetupIntent {
  const allowed = texts(params, "allowed_payment_method_types");
  const customer = text(params, "customer");
  if (customer) account.require("customer", customer, 400);
  const intent = account.create("setup_intent", {
    id: newId("seti"),
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: null,
    customer: customer ?? null,
    customer_account: null,
    description: textOrNull(params, "description"),
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    managed_payments: null,
    mandate: null,
    metadata: metadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: allowed.length > 0 ? allowed : ["card", "link"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: text(params, "usage") ?? "off_session",
  });
  account.emit("setup_intent.created", intent);
  return intent;
}

export function updateSetupIntent(account: Account, intent: SetupIntent, params: Params) {
  if (isOver(intent)) throw unexpected(intent);
  const customer = text(params, "customer");
  if (customer) intent.customer = account.require("customer", customer, 400).id;
  intent.metadata = metadata(params, intent.metadata);
  if (params["description"] !== undefined)
    intent["description"] = textOrNull(params, "description");
  return intent;
}

export function cancelSetupIntent(account: Account, intent: SetupIntent, params: Params) {
  if (isOver(intent)) throw unexpected(intent);
  intent.status = "canceled";
  intent.next_action = null;
  intent.cancellation_reason = textOrNull(params, "cancellation_reason");
  account.emit("setup_intent.canceled", intent);
  return intent;
}

/** What the provider's script does in the browser. @throws Refusal */
export function confirmSetupIntent(account: Account, id: string, card: TestCard): SetupIntent {
  const intent = account.require("setup_intent", id);
  if (isOver(intent)) throw unexpected(intent);
  intent.next_action = null;
  if (card === "declined") throw fail(account, intent);
  intent.payment_method = saveCard(account, card).id;
  intent.last_setup_error = null;
  if (!asksBank(card)) return succeed(account, intent);
  intent.status = "requires_action";
  intent.next_action = { type: "use_stripe_sdk" };
  account.emit("setup_intent.requires_action", intent);
  return intent;
}

export function answerBank(account: Account, id: string, approved: boolean): SetupIntent {
  const intent = account.require("setup_intent", id);
  if (intent.status !== "requires_action") throw unexpected(intent);
  intent.next_action = null;
  if (approved) return succeed(account, intent);
  fail(account, intent);
  return intent;
}

function succeed(account: Account, intent: SetupIntent): SetupIntent {
  intent.status = "succeeded";
  const method = account.find("payment_method", intent.payment_method);
  if (method && intent.customer) {
    method.customer = intent.customer;
    account.emit("payment_method.attached", method);
  }
  account.emit("setup_intent.succeeded", intent);
  return intent;
}

function fail(account: Account, intent: SetupIntent) {
  const said = { type: "card_error", ...declines.refused };
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_setup_error = said;
  account.emit("setup_intent.setup_failed", intent);
  return cardError(said, { setup_intent: structuredClone(intent) });
}
