import { type Account, newId } from "./account.ts";
import type { PaymentIntent } from "./objects.ts";

type Wanted = Pick<
  PaymentIntent,
  "amount" | "currency" | "customer" | "description" | "metadata"
> & {
  setupFutureUsage?: string | null;
};

export function makeIntent(
  account: Account,
  { setupFutureUsage = null, ...wanted }: Wanted,
): PaymentIntent {
  const intent = account.create("payment_intent", {
    ...wanted,
    id: newId("pi"),
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: null,
    confirmation_method: "automatic",
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  });
  account.emit("payment_intent.created", intent);
  return intent;
}
