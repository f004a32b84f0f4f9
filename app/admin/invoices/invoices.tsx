import { dollarsAlike } from "../../../content/dollars.ts";
import {
  invoiceFilters,
  invoiceSorts,
  type ListedInvoice,
} from "../../../domain/invoices/schema.ts";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { ListRows, useLastPage } from "../lists/admin-list.tsx";
import { DayRange } from "../lists/day-filter.tsx";
import { ListFilter, ListSearch, ListSort } from "../lists/list-tools.tsx";
import { readDay, readListView, useList } from "../lists/use-list.ts";
import { CompanyFilter } from "../work/company-filter.tsx";
import { invoiceColumns } from "./invoice-columns.tsx";
import { invoicesPath } from "./invoices-path.ts";

const title = "Invoices";

export const meta = () => adminMeta(title);

const filters = [
  { value: "", label: "All" },
  { value: "unpaid", label: "Unpaid" },
  { value: "overdue", label: "Overdue" },
  { value: "paid", label: "Paid" },
  { value: "void", label: "Void" },
];

const sorts = [
  { value: "date-desc", label: "Newest" },
  { value: "due-asc", label: "Due first" },
  { value: "amount-desc", label: "Amount" },
];

const none = { q: null, status: null, companyId: null, from: null, to: null, page: null };

function readView(params: URLSearchParams) {
  return {
    ...readListView(params, invoiceFilters, invoiceSorts),
    companyId: params.get("companyId") ?? "",
    from: readDay(params, "from"),
    to: readDay(params, "to"),
  };
}

function List() {
  const { params, change } = useAddress();
  const view = readView(params);
  const list = useList<ListedInvoice>(invoicesPath, view);
  useLastPage(list, view.page, change);
  const { q, status, companyId, from, to } = view;
  const say = dollarsAlike((list.data?.rows ?? []).map(({ cents }) => cents));
  return (
    <>
      <div className="list-tools wide-tools">
        <ListSearch label="Search invoices" words={q} change={change} />
        <CompanyFilter id={view.companyId} change={change} />
        <ListFilter
          label="Show"
          value={status}
          options={filters}
          onChoose={(chosen) => change({ status: chosen, page: null })}
        />
        <DayRange from={from} to={to} change={change} />
        <ListSort view={view} options={sorts} change={change} />
      </div>
      <ListRows
        what="invoice"
        csv={`${invoicesPath}.csv`}
        caption="Invoices of the firm"
        none="No invoices yet. They are made for memberships without a card, as their periods open, and for what is sold apart from a plan."
        list={list}
        view={view}
        change={change}
        narrowed={[q, status, companyId, from, to].some((part) => part !== "")}
        all={none}
        columns={invoiceColumns(say)}
      />
    </>
  );
}

export default function Invoices() {
  return (
    <AdminLayout
      title={title}
      subtitle="What the firm bills itself: memberships without a card, and what is sold apart from a plan."
    >
      {() => <List />}
    </AdminLayout>
  );
}
