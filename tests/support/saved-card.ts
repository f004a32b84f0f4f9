import { randomUUID } from "node:crypto";
import type { SandboxConfirmation } from "../../domain/billing/cards/schema.ts";
import type { TestApp } from "./app.ts";

type Card = Exclude<SandboxConfirmation["outcome"], "declined">;

/** What a signup leaves at the provider. */
export async function saveCard(
  { services }: Pick<TestApp, "services">,
  email: string,
  card: Card = "saved",
): Promise<{ customerId: string; paymentMethodId: string; setupIntentId: string }> {
  const { cards, standIn } = services;
  const customerId = await cards.createCustomer({
    email,
    accountKey: randomUUID(),
    idempotencyKey: randomUUID(),
  });
  const intent = await cards.createSetupIntent({
    planId: "fractional-cto",
    term: "month",
    visitorKey: randomUUID(),
    idempotencyKey: randomUUID(),
  });
  await cards.setCustomer(intent.id, customerId, randomUUID());
  const { status, payment_method } = await standIn!.confirm(intent.id, intent.clientSecret, card);
  if (status === "requires_action") await standIn!.answerBank(intent.id, intent.clientSecret, true);
  return { customerId, paymentMethodId: payment_method ?? "", setupIntentId: intent.id };
}
