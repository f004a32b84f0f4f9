import type { PaymentMethod } from "./objects.ts";
import { cardError, type Refusal } from "./refusal.ts";

export const declines = {
  refused: {
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  insufficient_funds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired: { code: "expired_card", message: "Your card has expired." },
  bank: {
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  },
  unconfirmed: {
    code: "payment_intent_authentication_failure",
    message: "The provided PaymentMethod has failed authentication.",
  },
};

export type Decline = { code: string; message: string; decline_code?: string };

export function declineRefusal(why: keyof typeof declines, method: PaymentMethod): Refusal {
  return cardError(declines[why], { payment_method: structuredClone(method) });
}
