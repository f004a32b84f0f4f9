import { CannotLoad } from "../cannot-load.tsx";
import { ListFilter, ListSearch, ListSort } from "../lists/list-tools.tsx";
import { Pager, useLastPage } from "../lists/pager.tsx";
import { sorts } from "../lists/sorts.ts";
import { useAddress } from "../use-address.ts";
import { DecideSignup } from "./decide-signup.tsx";
import { SignupsTable } from "./signups-table.tsx";
import { readSignupsView, useSignups } from "./use-signups.ts";

const statuses = [
  { value: "", label: "Any status" },
  { value: "pending_confirmation", label: "To be called" },
  { value: "confirmed", label: "Confirmed" },
  { value: "cancelled", label: "Cancelled" },
];

export function SignupsList() {
  const { params, change } = useAddress();
  const view = readSignupsView(params);
  const signups = useSignups(view);
  const { data, error, isFetching, isPlaceholderData, refetch } = signups;
  useLastPage(signups, view.page, change);
  const narrowed = view.q !== "" || view.status !== "" || view.page > 1;
  return (
    <>
      <div className="list-tools">
        <ListSearch label="Search signups" words={view.q} change={change} />
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
            <DecideSignup>
              {(ask) => (
                <SignupsTable rows={data.rows} view={view} change={change} onDecide={ask} />
              )}
            </DecideSignup>
            <Pager page={view.page} total={data.total} what="signup" change={change} />
          </div>
        ) : narrowed ? (
          <div className="empty">
            <p>No signups match.</p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change({ q: null, status: null, page: null })}
            >
              Show all signups
            </button>
          </div>
        ) : (
          <p className="empty">
            No paid signups yet. Whoever saves a card at /signup appears here, and you get a mail.
          </p>
        )
      ) : error ? (
        <CannotLoad
          what="The signups"
          plural
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="loading">Loading signups...</output>
      )}
    </>
  );
}
