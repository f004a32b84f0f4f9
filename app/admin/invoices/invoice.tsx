import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { billedTo, type ShownInvoice } from "../../../domain/invoices/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { InvoiceLines } from "../../plan/invoice-lines.tsx";
import { invoiceQuery } from "../../plan/invoice-query.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { CompanySection } from "../companies/company-section.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoiceStatus } from "./invoice-status.tsx";

export const meta = () => adminMeta("Invoice");

function Sheet({ invoice }: { invoice: ShownInvoice }) {
  const { companyId, company, status, dueDate, pdf, snapshot, hash } = invoice;
  const { paidOn, paidNote, staffNote, voidedOn, voidedBecause } = invoice;
  return (
    <>
      <div className="company-actions">
        <InvoiceStatus status={status} />
        <InvoiceActions invoice={invoice} />
        <a className="link" href={pdf}>
          Open as PDF
        </a>
        <Link className="link" to={`/admin/companies/${companyId}`}>
          {company}
        </Link>
      </div>
      <CompanySection heading="About it">
        <dl className="who">
          <dt>Billed to</dt>
          <dd>{[snapshot.company.name, ...billedTo(snapshot)].join(", ")}</dd>
          <dt>Due</dt>
          <dd>{civilDay(dueDate)}</dd>
          {paidOn ? (
            <>
              <dt>Paid on</dt>
              <dd>
                {civilDay(paidOn)}
                {paidNote ? `: ${paidNote}` : ""}
              </dd>
            </>
          ) : null}
          {staffNote ? (
            <>
              <dt>Note for staff</dt>
              <dd>{staffNote}</dd>
            </>
          ) : null}
          {voidedOn ? (
            <>
              <dt>Void since</dt>
              <dd>
                {civilDay(voidedOn)}: {voidedBecause}
              </dd>
            </>
          ) : null}
          <dt>Fingerprint</dt>
          <dd>
            <code>{hash}</code>
          </dd>
        </dl>
      </CompanySection>
      <CompanySection heading="Lines">
        <InvoiceLines lines={snapshot.lines} cents={snapshot.cents} />
      </CompanySection>
    </>
  );
}

export default function Invoice() {
  const { id = "" } = useParams();
  const query = useQuery(invoiceQuery(id));
  const { data, error } = query;
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <AdminLayout
      title={data ? `Invoice ${data.number}` : isGone ? "There is no such invoice" : "Invoice"}
      subtitle={data ? `${dollars(data.cents)}, ${civilDay(data.date)}` : ""}
    >
      {() =>
        data ? (
          <Sheet invoice={data} />
        ) : isGone ? (
          <p className="empty">Its address may be wrong.</p>
        ) : (
          <NotLoaded what="The invoice" query={query} loading="Loading the invoice..." />
        )
      }
    </AdminLayout>
  );
}
