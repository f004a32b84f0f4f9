import { Stripe } from "stripe";
import { CodedError } from "../errors.ts";
import { CardServiceError } from "./cards.ts";
import { BankAsks, CardRefused } from "./charges.ts";
import { TaxIdRefused } from "./customer-details.ts";
import { RefundRefused } from "./refunds.ts";

const final = new Set(["charge_already_refunded", "charge_disputed"]);

const askedByBank = new Set([
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "subscription_payment_intent_requires_action",
]);

/** The provider's errors carry whole objects, secrets included, so only their kind is passed on. */
export async function translateStripeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, statusCode, code, requestId } = error;
    const cause = new Error(
      ["Stripe", type, statusCode, code, requestId].filter((part) => part).join(" "),
    );
    if (code === "resource_missing")
      throw new CodedError("not_found", "The card service does not know this.", { cause });
    if (code !== undefined && final.has(code))
      throw new RefundRefused("conflict", "This payment can’t be refunded at the card provider.", {
        cause,
      });
    if (code === "tax_id_invalid")
      throw new TaxIdRefused("invalid", "This tax ID is not right.", {
        fields: { taxId: "This number does not fit the kind of tax ID" },
        cause,
      });
    if (statusCode === 402 && code !== undefined && askedByBank.has(code))
      throw new BankAsks("conflict", "The bank asks to confirm this. Nothing was charged.", {
        cause,
      });
    if (statusCode === 402)
      throw new CardRefused("conflict", "The card was declined. Nothing was charged.", { cause });
    const Failure = (statusCode ?? 0) >= 500 ? CardServiceError : CodedError;
    throw new Failure(
      "unavailable",
      "The card service did not answer. Please try again in a moment.",
      { cause },
    );
  }
}

export async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CodedError && error.code === "not_found") return null;
    throw error;
  }
}
