import { Link } from "react-router";
import type { ListedInvoice } from "../../../domain/invoices/schema.ts";
import { CivilDay } from "../civil-day.tsx";
import type { Column } from "../lists/data-table.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoiceStatus } from "./invoice-status.tsx";

function Settled({ paidOn, paidNote, voidedOn, voidedBecause }: ListedInvoice) {
  const on = paidOn ?? voidedOn;
  const words = paidNote || voidedBecause;
  if (!on) return null;
  return (
    <span className="record-detail">
      <CivilDay date={on} />
      {words ? `: ${words}` : null}
    </span>
  );
}

export const invoiceColumns = (say: (cents: number) => string): Column<ListedInvoice>[] => [
  {
    label: "Invoice",
    className: "record-main",
    cell: ({ id, number, companyId, company }) => (
      <>
        <Link className="record-name company-link" to={`/admin/invoices/${id}`}>
          {number}
        </Link>
        <span className="record-detail">
          <Link className="link" to={`/admin/companies/${companyId}`}>
            {company}
          </Link>
        </span>
      </>
    ),
  },
  {
    label: "Date",
    sort: "date",
    first: "desc",
    className: "figure",
    cell: ({ date }) => <CivilDay date={date} />,
  },
  {
    label: "Due",
    sort: "due",
    className: "figure",
    cell: ({ dueDate }) => <CivilDay date={dueDate} />,
  },
  {
    label: "Amount",
    sort: "amount",
    first: "desc",
    amount: true,
    cell: ({ cents }) => say(cents),
  },
  {
    label: "Status",
    cell: (invoice) => (
      <>
        <InvoiceStatus status={invoice.status} />
        <Settled {...invoice} />
      </>
    ),
  },
  {
    label: "PDF",
    cell: ({ number, pdf }) => (
      <a className="link" href={pdf}>
        PDF<span className="sr-only"> of {number}</span>
      </a>
    ),
  },
  { label: "Actions", cell: (invoice) => <InvoiceActions invoice={invoice} /> },
];
