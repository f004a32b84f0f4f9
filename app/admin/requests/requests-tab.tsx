import type { ListedRequest } from "../../../domain/membership/schema.ts";
import { ApplicantTools } from "../lists/applicant-tools.tsx";
import { ListBody } from "../lists/list-body.tsx";
import type { List, ListView } from "../lists/use-list.ts";
import { useAddress } from "../use-address.ts";
import { Decide } from "./decide.tsx";
import { RequestsTable } from "./requests-table.tsx";

const statuses = [
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
      <ApplicantTools what="requests" statuses={statuses} view={view} change={change} />
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
