import { Link } from "react-router";
import { dollarsAlike } from "../../../content/dollars.ts";
import { quoteStatuses, type StaffQuote } from "../../../domain/quotes/schema.ts";
import { quoteWords } from "../../quotes/quote-words.ts";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { CivilDay } from "../civil-day.tsx";
import { AdminList } from "../lists/admin-list.tsx";
import type { Column } from "../lists/data-table.tsx";
import { statusFilter } from "../lists/status-filter.ts";
import { readListView, useList } from "../lists/use-list.ts";
import { NewQuote } from "./new-quote.tsx";
import { QuoteStatus } from "./quote-status.tsx";
import { quotesPath } from "./quotes-path.ts";

const title = "Quotes";

export const meta = () => adminMeta(title);

const columns = (say: (cents: number) => string): Column<StaffQuote>[] => [
  {
    label: "Quote",
    className: "record-main",
    cell: ({ id, title, version }) => (
      <>
        <Link className="record-name company-link" to={`/admin/quotes/${id}`}>
          {title}
        </Link>
        {version > 1 ? <span className="record-detail">Version {version}</span> : null}
      </>
    ),
  },
  { label: "Company", cell: ({ company }) => company },
  { label: "Status", className: "record-state", cell: QuoteStatus },
  { label: "Total", amount: true, cell: ({ total }) => say(total) },
  {
    label: "Open until",
    className: "figure",
    cell: ({ expiresOn, order }) =>
      order ? <span className="nothing">–</span> : <CivilDay date={expiresOn} />,
  },
];

function List() {
  const { params, change } = useAddress();
  const view = readListView(params, quoteStatuses, ["created"]);
  const list = useList<StaffQuote>(quotesPath, view);
  const say = dollarsAlike((list.data?.rows ?? []).map(({ total }) => total));
  return (
    <>
      <NewQuote />
      <AdminList
        what="quote"
        csv={`${quotesPath}.csv`}
        caption="Quotes and orders"
        none="No quotes yet. Write one for work that is sold apart from a plan."
        list={list}
        view={view}
        change={change}
        filters={[statusFilter(quoteWords)]}
        sorts={[{ value: "created-desc", label: "Newest first" }]}
        columns={columns(say)}
      />
    </>
  );
}

export default function Quotes() {
  return (
    <AdminLayout
      title={title}
      subtitle="What is sold apart from a plan, from the quote to the delivery."
    >
      {() => <List />}
    </AdminLayout>
  );
}
