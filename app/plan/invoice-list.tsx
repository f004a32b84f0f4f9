import type { ReactNode } from "react";
import { civilDay } from "../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../content/dollars.ts";
import { firmDay } from "../../content/firm-day.ts";
import type { BilledInvoice } from "../../domain/invoices/schema.ts";
import { useHandOverFocus } from "../ui/return-focus.ts";
import { OverageLink } from "./overage-link.tsx";
import { invoiceWords } from "./invoice-words.ts";

function Standing({ invoice }: { invoice: BilledInvoice }) {
  const { status, dueDate, dispute, settledOn } = invoice;
  if (dispute === "lost" && settledOn)
    return <span>Reversed by the bank, settled on {civilDay(settledOn)}</span>;
  if (dispute === "lost") return <strong>Reversed by the bank after a dispute</strong>;
  if (status === "void") return <span>Void, nothing is due</span>;
  if (status === "overdue" && dueDate)
    return (
      <span>
        <strong>Overdue</strong>, was due {civilDay(dueDate)}
      </span>
    );
  if (status === "overdue") return <strong>Not paid</strong>;
  return (
    <span>
      {invoiceWords[status]}
      {status === "open" && dueDate ? `, due ${civilDay(dueDate)}` : ""}
    </span>
  );
}

const disputes = {
  open: <strong>Disputed at the bank</strong>,
  answered: <strong>Disputed at the bank, which decides</strong>,
  won: "Dispute settled, payment kept",
  lost: null,
} satisfies Record<NonNullable<BilledInvoice["dispute"]>, ReactNode>;

function Aftermath({ invoice }: { invoice: BilledInvoice }) {
  const { creditCents, dueCents, dispute, refundedCents } = invoice;
  return (
    <>
      {creditCents > 0 ? (
        <span>
          {dollars(creditCents)} paid by credit
          {dueCents > 0 ? `, ${dollars(dueCents)} still to be paid` : ""}
        </span>
      ) : null}
      {refundedCents > 0 ? <span>{dollars(refundedCents)} refunded</span> : null}
      {dispute && disputes[dispute] ? <span>{disputes[dispute]}</span> : null}
    </>
  );
}

type RefundProps = { number: BilledInvoice["number"]; onPress: () => void };

/** Gone once nothing is left to refund, when it may have the focus back already. */
function RefundButton({ number, onPress }: RefundProps) {
  const place = useHandOverFocus<HTMLButtonElement>();
  return (
    <button ref={place} type="button" className="link" onClick={onPress}>
      Refund<span className="sr-only"> {number}</span>
    </button>
  );
}

type Props = {
  invoices: BilledInvoice[];
  pageOf?: (invoice: BilledInvoice) => string | null;
  /** For staff. */
  onRefund?: (invoice: BilledInvoice) => void;
  onSettle?: (invoice: BilledInvoice) => void;
};

export function InvoiceList({ invoices, pageOf = ({ page }) => page, ...staff }: Props) {
  const { onRefund, onSettle } = staff;
  const say = dollarsAlike(invoices.map(({ cents }) => cents));
  return (
    <ul className="invoice-list">
      {invoices.map((invoice) => {
        const { id, number, date, cents, pdf, overage, evidenceDue, refundableCents } = invoice;
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
            <span className="invoice-sum">{say(cents)}</span>
            <span>
              {civilDay(date)} · <Standing invoice={invoice} />
            </span>
            <Aftermath invoice={invoice} />
            {overage.map((line) => (
              <OverageLink key={line.statementId} line={line} />
            ))}
            {onRefund && evidenceDue ? (
              <span>Send evidence at Stripe by {firmDay(evidenceDue)}</span>
            ) : null}
            {invoice.settlement ? <span>{invoice.settlement}</span> : null}
            <span className="invoice-steps">
              {onSettle && invoice.dispute === "lost" ? (
                <button type="button" className="link" onClick={() => onSettle(invoice)}>
                  {invoice.settledOn ? "Mark not settled" : "Mark settled"}
                  <span className="sr-only"> {number}</span>
                </button>
              ) : null}
              {onRefund && refundableCents > 0 ? (
                <RefundButton number={number} onPress={() => onRefund(invoice)} />
              ) : null}
              {pdf ? (
                <a className="link" href={pdf}>
                  PDF<span className="sr-only"> of {number}</span>
                </a>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
