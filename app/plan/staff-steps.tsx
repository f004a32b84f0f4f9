import { firmDay } from "../../content/firm-day.ts";
import type { BilledInvoice } from "../../domain/invoices/schema.ts";

type Props = { invoice: BilledInvoice; onRefund: (invoice: BilledInvoice) => void };

/** What staff can do about an invoice that a card paid. */
export function StaffSteps({ invoice, onRefund }: Props) {
  const { number, evidenceDue, refundableCents } = invoice;
  return (
    <>
      {evidenceDue ? <span>Send evidence at Stripe by {firmDay(evidenceDue)}</span> : null}
      {refundableCents > 0 ? (
        <button type="button" className="link invoice-pdf" onClick={() => onRefund(invoice)}>
          Refund<span className="sr-only"> {number}</span>
        </button>
      ) : null}
    </>
  );
}
