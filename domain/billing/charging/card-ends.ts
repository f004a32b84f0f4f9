import { addDays } from "../../fields/civil-date.ts";
import type { Billing } from "../schema.ts";
import type { SubscriptionRow } from "./tables.ts";

type Card = Pick<SubscriptionRow, "cardExpMonth" | "cardExpYear">;

const noticeDays = 30;

export const expiryOf = ({ cardExpMonth, cardExpYear }: Card): string | null =>
  cardExpMonth === null ? null : `${cardExpYear}-${String(cardExpMonth).padStart(2, "0")}`;

/** A card is good through the last day of its month. */
export function cardEnds(card: Card, today: string): Billing["cardEnds"] {
  const month = expiryOf(card);
  if (month === null) return null;
  if (today.slice(0, 7) > month) return "past";
  return addDays(today, noticeDays).slice(0, 7) > month ? "soon" : null;
}
