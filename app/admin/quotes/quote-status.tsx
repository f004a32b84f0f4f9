import {
  type OrderStage,
  type StaffQuote,
  waitsForInvoice,
} from "../../../domain/quotes/schema.ts";
import { quoteWords, sayStage } from "../../quotes/quote-words.ts";

const marks: Record<StaffQuote["status"], string> = {
  draft: "archived",
  sent: "scheduled",
  accepted: "approved",
  declined: "rejected",
  expired: "late",
};

/** For somebody of the firm to go on with. */
const waits = new Set<OrderStage>(["deposit_due", "ordered", "deposit_paid"]);

function markOf({ status, order }: Props): string {
  if (!order) return marks[status];
  if (waits.has(order.stage) || waitsForInvoice(order)) return "pending";
  return order.stage === "balance_due" ? marks.sent : marks.accepted;
}

function wordsOf({ status, order }: Props): string {
  if (!order) return quoteWords[status];
  return waitsForInvoice(order) ? "Delivered, not invoiced" : sayStage(order);
}

type Props = Pick<StaffQuote, "status" | "order">;

export function QuoteStatus(quote: Props) {
  return <span className={`status status-${markOf(quote)}`}>{wordsOf(quote)}</span>;
}
