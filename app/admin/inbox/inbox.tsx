import { Link } from "react-router";
import type { ListedConversation } from "../../../domain/desk/schema.ts";
import type { Listed } from "../../api-client/list.ts";
import { pageOf } from "../../page-context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { ListRows, useLastPage } from "../lists/admin-list.tsx";
import { useList } from "../lists/use-list.ts";
import { inboxColumns } from "./inbox-columns.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { inboxPath } from "./inbox-path.ts";
import type { Route } from "./+types/inbox.ts";
import { everything, isNarrowed, readInboxView } from "./inbox-view.ts";
import { listServed } from "./list-served.server.ts";

const title = "Inbox";

type Props = { served: Listed<ListedConversation> | null };

export const meta = () => adminMeta(title);
export const handle = { served: true } satisfies RouteHandle;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  listServed(pageOf(context), request.url);

/** From another screen or with another filter, the list asks for itself. */
export const clientLoader = () => null;

/** Time left goes down while somebody looks. */
const minuteMs = 60_000;

function List({ served }: Props) {
  const { params, change } = useAddress();
  const view = readInboxView(params);
  const list = useList<ListedConversation>(inboxPath, view, { everyMs: minuteMs, served });
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

export default function Inbox({ loaderData }: Route.ComponentProps) {
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
      {() => <List served={loaderData} />}
    </AdminLayout>
  );
}
