import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useState } from "react";
import type { BilledInvoice, Credit } from "../../../domain/invoices/schema.ts";
import { GivenBack } from "../../plan/given-back.tsx";
import { InvoiceList } from "../../plan/invoice-list.tsx";
import { officeDoor, planQuery } from "../../plan/plan-door.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { GiveBack } from "./give-back.tsx";
import { PayCreditBack } from "./pay-credit-back.tsx";
import { SettleDispute } from "./settle-dispute.tsx";

export function CompanyInvoices({ id }: { id: string }) {
  const query = useQuery(planQuery(officeDoor(id)));
  const [asked, setAsked] = useState<BilledInvoice | "credit" | null>(null);
  const [reversed, setReversed] = useState<BilledInvoice | null>(null);
  const [marked, setMarked] = useState<Credit | null>(null);
  const { data } = query;
  if (!data) return <NotLoaded what="The invoices" query={query} loading="Loading invoices..." />;
  if (data.invoices.length === 0) return <p className="nothing">They have no invoices yet.</p>;
  return (
    <div className="company-money">
      <InvoiceList
        invoices={data.invoices}
        pageOf={({ id, page }) => page && `/admin/invoices/${id}`}
        onRefund={setAsked}
        onSettle={setReversed}
      />
      <GivenBack {...data} onMark={setMarked} />
      {data.card ? (
        <button type="button" className="button button-quiet" onClick={() => setAsked("credit")}>
          Give a credit
        </button>
      ) : null}
      {reversed ? (
        <SettleDispute companyId={id} invoice={reversed} onDone={() => setReversed(null)} />
      ) : null}
      {marked ? (
        <PayCreditBack companyId={id} credit={marked} onDone={() => setMarked(null)} />
      ) : null}
      {asked === null ? null : (
        <GiveBack
          companyId={id}
          invoice={asked === "credit" ? null : asked}
          onDone={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The firm's own alone are paid and voided by hand. */
export function AllInvoices({ id }: { id: string }) {
  const { data } = useQuery(planQuery(officeDoor(id)));
  if (!data?.invoices.some(({ page }) => page !== null)) return null;
  return (
    <Link className="link" to={`/admin/invoices?companyId=${id}`}>
      Mark paid, or void
    </Link>
  );
}
