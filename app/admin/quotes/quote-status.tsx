import type { OrderStage, StaffQuote } from "../../../domain/quotes/schema.ts";
import { quoteWords, stageWords } from "../../quotes/quote-words.ts";

const marks: Record<StaffQuote["status"], string> = {
  draft: "archived",
  sent: "scheduled",
  accepted: "approved",
  declined: "rejected",
  expired: "late",
};

const waits = new Set<OrderStage>(["deposit_due", "ordered", "deposit_paid", "balance_due"]);

type Props = Pick<StaffQuote, "status" | "order">;

export function QuoteStatus({ status, order }: Props) {
  return (
    <span
      className={`status status-${order && waits.has(order.stage) ? "pending" : marks[status]}`}
    >
      {order ? stageWords[order.stage] : quoteWords[status]}
    </span>
  );
}
