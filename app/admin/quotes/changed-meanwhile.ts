import type { StaffQuote } from "../../../domain/quotes/schema.ts";
import { currentOf } from "../../api-client/current-of.ts";

export function changedMeanwhile(failure: Error | null): StaffQuote | null {
  const quote = currentOf(failure) as StaffQuote | undefined;
  return quote && quote.status !== "accepted" ? quote : null;
}
