import { FileText } from "lucide-react";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { firm as own } from "../../../content/firm.ts";
import { billedTo, type ShownInvoice } from "../../../domain/invoices/schema.ts";
import { InvoiceLines } from "../../plan/invoice-lines.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PlaceHead } from "../place-head.tsx";

function standing(invoice: ShownInvoice): string {
  const { status, dueDate, paidOn, paidNote, voidedOn, voidedBecause } = invoice;
  if (status === "paid" && paidOn)
    return `Paid on ${civilDay(paidOn)}${paidNote ? ` (${paidNote})` : ""}. Thank you.`;
  if (status === "void" && voidedOn)
    return `Void since ${civilDay(voidedOn)}: nothing is due. ${voidedBecause}`;
  return status === "overdue"
    ? `It was due on ${civilDay(dueDate)}, and we have no payment for it yet.`
    : `Due on ${civilDay(dueDate)}.`;
}

type Props = { invoice: ShownInvoice; under: { name: string; href: string }[] };

export function InvoiceSheet({ invoice, under }: Props) {
  const { id, number, hash, snapshot } = invoice;
  const { firm, company, date, cents, lines } = snapshot;
  return (
    <>
      <PlaceHead name={`Invoice ${number}`} under={under}>
        <div className="statement-head">
          <p>
            {dollars(cents)} from {firm.name} to {company.name}, {civilDay(date)}.{" "}
            {standing(invoice)}
          </p>
          {billedTo(snapshot).length > 0 ? <p>For {billedTo(snapshot).join(" · ")}</p> : null}
          <a className="button button-quiet" href={`/dashboard/invoices/${id}.pdf`}>
            <Icon of={FileText} />
            Open as PDF
          </a>
        </div>
      </PlaceHead>
      <section className="shell statement-part" aria-label="Lines">
        <InvoiceLines lines={lines} cents={cents} />
      </section>
      {invoice.status === "open" || invoice.status === "overdue" ? (
        <section className="shell statement-part" aria-label="How to pay">
          <h2 className="text-title-3">How to pay</h2>
          <p>
            By {own.invoices.payBy}. Please include the number {number}. For our bank details, write
            to{" "}
            <a className="link nowrap" href={`mailto:${firm.email}`}>
              {firm.email}
            </a>{" "}
            or call <span className="nowrap">{firm.phone}</span>.
          </p>
        </section>
      ) : null}
      <p className="shell statement-hash">
        What this invoice says never changes. Its fingerprint (SHA-256): <code>{hash}</code>
      </p>
    </>
  );
}
