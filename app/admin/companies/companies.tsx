import { Link } from "react-router";
import {
  companySorts,
  companyStatuses,
  type ListedCompany,
} from "../../../domain/office/schema.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { AdminList } from "../lists/admin-list.tsx";
import { planName } from "../lists/applicant-columns.tsx";
import type { Column } from "../lists/data-table.tsx";
import { type ListView, addressOfList, readListView, useList } from "../lists/use-list.ts";
import { statusFilter } from "../lists/status-filter.ts";
import { minutesInWords } from "../say-minutes.ts";
import { hoursAndMinutes } from "../../../content/hours-and-minutes.ts";
import { companiesPath } from "./companies-path.ts";
import { CompanyStatus, statusWords } from "./company-status.tsx";
import { NextEvent } from "./next-event.tsx";

const title = "Companies";

export const meta = () => adminMeta(title);
export const handle = {
  asks: ({ query }) => [addressOfList(companiesPath, readView(query))],
} satisfies RouteHandle;

const columns: Column<ListedCompany>[] = [
  {
    label: "Company",
    sort: "name",
    className: "record-main",
    cell: ({ id, name }) => (
      <Link className="record-name company-link" to={`/admin/companies/${id}`}>
        {name}
      </Link>
    ),
  },
  {
    label: "Plan",
    sort: "plan",
    className: "nowrap",
    cell: ({ planId }) => (planId ? planName(planId) : <span className="nothing">–</span>),
  },
  { label: "Status", sort: "status", className: "nowrap", cell: CompanyStatus },
  {
    label: "Hours left",
    sort: "hours",
    amount: true,
    cell: ({ remainingMinutes, overageMinutes }) => (
      <>
        {hoursAndMinutes(remainingMinutes)}
        {overageMinutes > 0 ? (
          <span className="record-mark">{minutesInWords(overageMinutes)} overage</span>
        ) : null}
      </>
    ),
  },
  { label: "Next", sort: "next", className: "figure", cell: NextEvent },
];

const sorts = [
  { value: "name-asc", label: "Name" },
  { value: "plan-asc", label: "Plan" },
  { value: "status-asc", label: "Status" },
  { value: "hours-asc", label: "Hours left" },
  { value: "next-asc", label: "Next event" },
];

function readView(params: URLSearchParams): ListView {
  const direction = params.get("direction") === "desc" ? "desc" : "asc";
  return { ...readListView(params, companyStatuses, companySorts), direction };
}

function List() {
  const { params, change } = useAddress();
  const view = readView(params);
  const list = useList<ListedCompany>(companiesPath, view);
  return (
    <AdminList
      what="company"
      many="companies"
      csv={`${companiesPath}.csv`}
      caption="Companies"
      none="No companies yet. One is made when a request is approved or a signup is confirmed."
      list={list}
      view={view}
      change={change}
      filters={[statusFilter(statusWords)]}
      sorts={sorts}
      columns={columns}
    />
  );
}

export default function Companies() {
  return (
    <AdminLayout title={title} subtitle="Whom we work for, and what they have left.">
      {() => (
        <>
          <p>
            <Link className="link" to="/admin/import">
              Import companies, people or leads
            </Link>
          </p>
          <List />
        </>
      )}
    </AdminLayout>
  );
}
