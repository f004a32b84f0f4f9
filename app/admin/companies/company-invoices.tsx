import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { InvoiceList } from "../../plan/invoice-list.tsx";
import { officeDoor, planQuery } from "../../plan/plan-door.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";

export function CompanyInvoices({ id }: { id: string }) {
  const query = useQuery(planQuery(officeDoor(id)));
  const { data } = query;
  if (!data) return <NotLoaded what="The invoices" query={query} loading="Loading invoices..." />;
  if (data.invoices.length === 0) return <p className="nothing">They have no invoices yet.</p>;
  return (
    <InvoiceList
      invoices={data.invoices}
      pageOf={({ id, page }) => page && `/admin/invoices/${id}`}
    />
  );
}

export function AllInvoices({ id }: { id: string }) {
  return (
    <Link className="link" to={`/admin/invoices?companyId=${id}`}>
      Mark paid, or void
    </Link>
  );
}
