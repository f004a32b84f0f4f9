import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import type { BilledInvoice } from "../../domain/invoices/schema.ts";
import { OverageLink } from "./overage-link.tsx";
import { StaffSteps } from "./staff-steps.tsx";
import { invoiceWords } from "./invoice-words.ts";

function Standing({ invoice: { status, dueDate } }: { invoice: BilledInvoice }) {
  if (status === "overdue" && dueDate)
    return (
      <span>
        <strong>Overdue</strong>, was due {civilDay(dueDate)}
      </span>
    );
  return (
    <span>
      {invoiceWords[status]}
      {status === "open" && dueDate ? `, due ${civilDay(dueDate)}` : ""}
    </span>
  );
}

const disputes: Record<NonNullable<BilledInvoice["dispute"]>, string> = {
  open: "Disputed at the bank",
  answered: "Disputed at the bank, which decides",
  won: "Dispute settled, payment kept",
  lost: "Dispute lost, payment taken back by the bank",
};

function Aftermath({ invoice: { dispute, refundedCents } }: { invoice: BilledInvoice }) {
  return (
    <>
      {refundedCents > 0 ? <span>{dollars(refundedCents)} refunded</span> : null}
      {dispute ? (
        <span>{dispute === "won" ? disputes[dispute] : <strong>{disputes[dispute]}</strong>}</span>
      ) : null}
    </>
  );
}

type Props = {
  invoices: BilledInvoice[];
  pageOf?: (invoice: BilledInvoice) => string | null;
  /** For staff. */
  onRefund?: (invoice: BilledInvoice) => void;
};

/** Those of the firm and of the card provider alike. */
export function InvoiceList({ invoices, pageOf = ({ page }) => page, onRefund }: Props) {
  return (
    <ul className="invoice-list">
      {invoices.map((invoice) => {
        const { id, number, date, cents, pdf, overage } = invoice;
        const page = pageOf(invoice);
        return (
          <li key={id}>
            {page ? (
              <a className="link" href={page}>
                {number}
              </a>
            ) : (
              number
            )}
            <span className="invoice-sum">{dollars(cents)}</span>
            <span>
              {civilDay(date)} · <Standing invoice={invoice} />
            </span>
            <Aftermath invoice={invoice} />
            {overage.map((line) => (
              <OverageLink key={line.statementId} line={line} />
            ))}
            {pdf ? (
              <a className="link invoice-pdf" href={pdf}>
                PDF<span className="sr-only"> of {number}</span>
              </a>
            ) : null}
            {onRefund ? <StaffSteps invoice={invoice} onRefund={onRefund} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
