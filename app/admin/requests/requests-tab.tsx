import type { ListedRequest } from "../../../domain/membership/schema.ts";
import { ListBody } from "../lists/list-body.tsx";
import { ListFilter, ListSearch, ListSort } from "../lists/list-tools.tsx";
import { sorts } from "../lists/sorts.ts";
import type { List, ListView } from "../lists/use-list.ts";
import { useAddress } from "../use-address.ts";
import { Decide } from "./decide.tsx";
import { RequestsTable } from "./requests-table.tsx";

const statuses = [
  { value: "", label: "Any status" },
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "rejected", label: "Rejected" },
];

type Props = { view: ListView; requests: List<ListedRequest> };

export function RequestsTab({ view, requests }: Props) {
  const { change } = useAddress();
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
      <ListBody
        what="request"
        list={requests}
        view={view}
        change={change}
        none="No membership requests found."
      >
        {(rows) => (
          <Decide>
            {(ask) => <RequestsTable rows={rows} view={view} change={change} onDecide={ask} />}
          </Decide>
        )}
      </ListBody>
    </section>
  );
}
