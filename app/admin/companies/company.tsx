import { Navigate, useParams } from "react-router";
import { RequestError } from "../../api-client/api-fetch.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { planName } from "../lists/applicant-columns.tsx";
import { companiesPath } from "./companies-path.ts";
import { CompanySheet } from "./company-sheet.tsx";
import { useCompany } from "./use-company.ts";
import { statusWords } from "./company-status.tsx";

export const meta = () => adminMeta("Company");
export const handle = {
  asks: ({ params }) => [`${companiesPath}/${params["id"]}`],
} satisfies RouteHandle;

export default function Company() {
  const id = useParams()["id"] ?? "";
  const query = useCompany(id);
  const { data: company, error } = query;
  const plan = company?.memberships[0]?.planId;
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <AdminLayout
      title={company?.name ?? (isGone ? "There is no such company" : "Company")}
      subtitle={
        company
          ? [plan && planName(plan), statusWords[company.status]].filter(Boolean).join(", ")
          : ""
      }
    >
      {(admin) =>
        company && company.id !== id ? (
          <Navigate to={`/admin/companies/${company.id}`} replace />
        ) : company ? (
          <CompanySheet key={id} company={company} adminId={admin.id} />
        ) : isGone ? (
          <p className="empty">
            Its address may be wrong, or it was deleted with the last account that belonged to it.
          </p>
        ) : (
          <NotLoaded what="The company" query={query} loading="Loading the company..." />
        )
      }
    </AdminLayout>
  );
}
