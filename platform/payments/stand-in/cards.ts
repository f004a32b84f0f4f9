import { type Account, newId } from "./account.ts";
import type { TestCard } from "../test-card.ts";
import type { Behavior, PaymentMethod } from "./objects.ts";

type SavedCard = { brand: string; last4: string; charge: Behavior["charge"]; soon?: true };

const testCards = {
  saved: { brand: "visa", last4: "4242", charge: "good" },
  authenticate: { brand: "visa", last4: "3155", charge: "good" },
  "authenticate-always": { brand: "visa", last4: "3184", charge: "bank" },
  "refused-later": { brand: "visa", last4: "0341", charge: "refused" },
  "insufficient-funds": { brand: "visa", last4: "9995", charge: "insufficient_funds" },
  "expires-soon": { brand: "mastercard", last4: "8210", charge: "good", soon: true },
} satisfies Record<Exclude<TestCard, "declined">, SavedCard>;

export const asksBank = (card: TestCard) => card.startsWith("authenticate");

export function saveCard(account: Account, card: Exclude<TestCard, "declined">): PaymentMethod {
  const { brand, last4, charge, ...more }: SavedCard = testCards[card];
  const today = new Date(account.at * 1000);
  const expiry = more.soon
    ? new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1))
    : new Date(Date.UTC(today.getUTCFullYear() + 8, 11));
  const method = account.create("payment_method", {
    id: newId("pm"),
    type: "card",
    card: {
      brand,
      display_brand: brand,
      last4,
      exp_month: expiry.getUTCMonth() + 1,
      exp_year: expiry.getUTCFullYear(),
      funding: "credit",
      country: "US",
      fingerprint: `standin${last4}`,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      generated_from: null,
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    customer: null,
    customer_account: null,
    allow_redisplay: "unspecified",
    metadata: {},
  });
  account.create("stand_in.behavior", { id: behaviorId(method.id), charge });
  return method;
}

const behaviorId = (paymentMethod: string) => `stand_in_${paymentMethod}`;

export function behaviorOf(
  account: Account,
  { id, card }: PaymentMethod,
): Behavior["charge"] | "expired" {
  const now = new Date(account.at * 1000);
  const expired =
    card.exp_year * 12 + card.exp_month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (expired) return "expired";
  return account.find("stand_in.behavior", behaviorId(id))?.charge ?? "good";
}

export function setBehavior(account: Account, id: string, charge: Behavior["charge"]): void {
  const known = account.find("stand_in.behavior", behaviorId(id));
  if (known) known.charge = charge;
}
