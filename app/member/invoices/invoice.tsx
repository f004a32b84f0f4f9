import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { invoiceQuery } from "../../plan/invoice-query.ts";
import { DocumentPage, ShownDocument } from "../hours/document-page.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { findInvoice } from "./find-invoice.server.ts";
import { InvoiceSheet } from "./invoice-sheet.tsx";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Invoice");
export const loader = findInvoice;
export const shouldRevalidate = () => false;

const under = [{ name: "Plan and billing", href: "/dashboard/billing" }];
const about = { name: "Invoice", what: "this invoice", under };

function Missing() {
  return (
    <p>
      There is no invoice at this address, or it is not one of a company that you are an owner or
      billing contact of.{" "}
      <a className="link" href="/dashboard/billing">
        See your own invoices
      </a>
    </p>
  );
}

function MemberInvoice({ id }: { id: string }) {
  return (
    <ShownDocument {...about} query={useQuery(invoiceQuery(id))} missing={<Missing />}>
      {(invoice) => <InvoiceSheet invoice={invoice} under={under} />}
    </ShownDocument>
  );
}

export default function Invoice() {
  const { id = "" } = useParams();
  return (
    <DocumentPage {...about}>
      <MemberInvoice id={id} />
    </DocumentPage>
  );
}
