import type { LoggedEntry } from "../../../domain/log/schema.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { ListRows, useLastPage } from "../lists/admin-list.tsx";
import type { Column } from "../lists/data-table.tsx";
import { addressOfList, useList } from "../lists/use-list.ts";
import { Moment } from "../moment.tsx";
import { Entry } from "./entry.tsx";
import { LogFilters } from "./log-filters.tsx";
import { everything, isNarrowed, logPath, readLogView } from "./log-view.ts";

const title = "Log";

export const meta = () => adminMeta(title);
export const handle = {
  asks: ({ query }) => [addressOfList(logPath, readLogView(query))],
} satisfies RouteHandle;

const columns: Column<LoggedEntry>[] = [
  {
    label: "When",
    className: "figure log-when",
    cell: ({ at }) => <Moment iso={at} withTime />,
  },
  { label: "What", className: "record-main", cell: (entry) => <Entry entry={entry} /> },
];

function Entries() {
  const { params, change } = useAddress();
  const view = readLogView(params);
  const list = useList<LoggedEntry>(logPath, view);
  useLastPage(list, view.page, change);
  return (
    <>
      <LogFilters view={view} list={list} change={change} />
      <ListRows
        what="entry"
        many="entries"
        csv={`${logPath}.csv`}
        caption="What was done, the newest first"
        none="Nothing has been done yet that the log would keep."
        list={list}
        view={view}
        change={change}
        narrowed={isNarrowed(view)}
        all={everything}
        columns={columns}
      />
    </>
  );
}

export default function Log() {
  return (
    <AdminLayout
      title={title}
      subtitle="Who did what, and when, by the firm’s clock. Nobody can change it."
    >
      {() => <Entries />}
    </AdminLayout>
  );
}
