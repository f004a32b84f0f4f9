import { CannotLoad } from "../cannot-load.tsx";
import { ListFilter, ListSearch, ListSort } from "../lists/list-tools.tsx";
import { Pager, useLastPage } from "../lists/pager.tsx";
import { sorts } from "../lists/sorts.ts";
import { useAddress } from "../use-address.ts";
import { Decide } from "./decide.tsx";
import { RequestsTable } from "./requests-table.tsx";
import type { Requests, RequestsView } from "./use-requests.ts";

const statuses = [
  { value: "", label: "Any status" },
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "rejected", label: "Rejected" },
];

export function RequestsTab({ view, requests }: { view: RequestsView; requests: Requests }) {
  const { change } = useAddress();
  const { data, error, isFetching, isPlaceholderData } = requests;
  useLastPage(requests, view.page, change);
  const narrowed = view.q !== "" || view.status !== "";
  return (
    <section aria-labelledby="requests-heading">
      <div className="list-head">
        <h2 id="requests-heading" className="text-title-2" tabIndex={-1}>
          Membership Requests
        </h2>
      </div>
      <div className="list-tools">
        <ListSearch label="Search requests" words={view.q} change={change} />
        <ListFilter
          label="Show"
          value={view.status}
          options={statuses}
          onChoose={(status) => change({ status, page: null })}
        />
        <ListSort view={view} options={sorts} change={change} />
      </div>
      {data ? (
        data.rows.length > 0 ? (
          <div aria-busy={isPlaceholderData}>
            <Decide>
              {(ask) => (
                <RequestsTable rows={data.rows} view={view} change={change} onDecide={ask} />
              )}
            </Decide>
            <Pager page={view.page} total={data.total} what="request" change={change} />
          </div>
        ) : narrowed || view.page > 1 ? (
          <div className="empty">
            <p>No requests match.</p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change({ q: null, status: null, page: null })}
            >
              Show all requests
            </button>
          </div>
        ) : (
          <p className="empty">No membership requests found.</p>
        )
      ) : error ? (
        <CannotLoad
          what="The requests"
          plural
          error={error}
          retrying={isFetching}
          onRetry={() => void requests.refetch()}
        />
      ) : (
        <output className="loading">Loading requests...</output>
      )}
    </section>
  );
}
