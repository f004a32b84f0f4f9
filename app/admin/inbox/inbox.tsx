import { Link } from "react-router";
import type { ListedConversation } from "../../../domain/desk/schema.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { ListRows, useLastPage } from "../lists/admin-list.tsx";
import { addressOfList, useList } from "../lists/use-list.ts";
import { inboxColumns } from "./inbox-columns.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { inboxPath } from "./inbox-path.ts";
import { everything, isNarrowed, readInboxView } from "./inbox-view.ts";

const title = "Inbox";

export const meta = () => adminMeta(title);
export const handle = {
  asks: ({ query }) => [addressOfList(inboxPath, readInboxView(query))],
} satisfies RouteHandle;

/** Time left goes down while somebody looks. */
const minuteMs = 60_000;

function List() {
  const { params, change } = useAddress();
  const view = readInboxView(params);
  const list = useList<ListedConversation>(inboxPath, view, minuteMs);
  useLastPage(list, view.page, change);
  return (
    <>
      <InboxFilters view={view} change={change} params={params} />
      <div className="inbox-list">
        <ListRows
          what="conversation"
          csv={`${inboxPath}.csv`}
          caption="Requests and leads, the next that is due first"
          none="Nobody waits for an answer."
          list={list}
          view={view}
          change={change}
          narrowed={isNarrowed(view)}
          all={{ ...everything, status: "any" }}
          columns={inboxColumns}
        />
      </div>
    </>
  );
}

export default function Inbox() {
  return (
    <AdminLayout
      title={title}
      subtitle={
        <>
          Members’ requests for help, and leads from the site.{" "}
          <Link className="link" to="/admin/inbox/templates">
            Templates
          </Link>
        </>
      }
    >
      {() => <List />}
    </AdminLayout>
  );
}
