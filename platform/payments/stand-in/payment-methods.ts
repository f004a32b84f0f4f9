import type { Account } from "./account.ts";
import type { PaymentMethod } from "./objects.ts";
import { metadata, type Params, required } from "./params.ts";
import { invalid } from "./refusal.ts";

export function attach(account: Account, method: PaymentMethod, params: Params): PaymentMethod {
  const customer = account.require("customer", required(params, "customer"), 400).id;
  if (method.customer !== null && method.customer !== customer)
    throw invalid("The payment method you provided has already been attached to a customer.");
  method.customer = customer;
  account.emit("payment_method.attached", method);
  return method;
}

export function detach(account: Account, method: PaymentMethod): PaymentMethod {
  const customer = account.find("customer", method.customer);
  if (!customer)
    throw invalid(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
    );
  const before = structuredClone(method);
  method.customer = null;
  if (customer.invoice_settings.default_payment_method === method.id)
    customer.invoice_settings.default_payment_method = null;
  for (const subscription of account.list("subscription"))
    if (subscription.default_payment_method === method.id)
      subscription.default_payment_method = null;
  account.emit("payment_method.detached", method, before);
  return method;
}

export function updateMethod(account: Account, method: PaymentMethod, params: Params) {
  const before = structuredClone(method);
  method.metadata = metadata(params, method.metadata);
  account.emit("payment_method.updated", method, before);
  return method;
}
