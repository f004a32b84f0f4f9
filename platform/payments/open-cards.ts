import type { Queryable } from "../db/database.ts";
import type { Settings } from "../env.ts";
import type { Cards } from "./cards.ts";
import { openSandboxCards, type SandboxCards } from "./sandbox-cards.ts";

type OpenedCards = { cards: Cards; cardSandbox: SandboxCards | undefined };

export async function openCards(
  settings: Pick<Settings, "cards" | "secret">,
  db: Queryable,
): Promise<OpenedCards> {
  if (settings.cards) {
    // Loaded only where it is used: the SDK is the largest import of a start.
    const { openStripeCards } = await import("./stripe-cards.ts");
    return { cards: openStripeCards(settings.cards), cardSandbox: undefined };
  }
  const sandbox = openSandboxCards(db, settings.secret);
  return { cards: sandbox, cardSandbox: sandbox };
}
