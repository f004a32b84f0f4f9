import type { StaffQuote } from "../../../domain/quotes/schema.ts";
import { orderWords, quoteWords } from "../../quotes/quote-words.ts";

const marks: Record<StaffQuote["status"], string> = {
  draft: "archived",
  sent: "scheduled",
  accepted: "approved",
  declined: "rejected",
  expired: "late",
};

type Props = Pick<StaffQuote, "status" | "order">;

export function QuoteStatus({ status, order }: Props) {
  return (
    <span className={`status status-${order?.status === "ordered" ? "pending" : marks[status]}`}>
      {order ? orderWords[order.status] : quoteWords[status]}
    </span>
  );
}
