import { randomUUID } from "node:crypto";
import { type Cards, isOpen } from "../../platform/payments/cards.ts";

export async function cancelOpenIntent(cards: Cards, setupIntentId: string): Promise<void> {
  const intent = await cards.getSetupIntent(setupIntentId);
  if (intent && isOpen(intent)) await cards.cancelSetupIntent(setupIntentId, randomUUID());
}
