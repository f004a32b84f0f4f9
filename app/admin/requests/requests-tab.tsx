import type { ListedRequest } from "../../../domain/applications/schema.ts";
import { AdminList } from "../lists/admin-list.tsx";
import {
  applicantColumns,
  applicantSorts,
  planName,
  applicantFilter,
} from "../lists/applicant-columns.tsx";
import type { List, ListView } from "../lists/use-list.ts";
import { useAddress } from "../../use-address.ts";
import { Decide, type Decision } from "./decide.tsx";
import { PendingActions } from "./pending-actions.tsx";
import { requestsPath } from "./use-requests.ts";
import { requestStatuses } from "./request-statuses.ts";

const columns = (onDecide: (decision: Decision) => void) =>
  applicantColumns<ListedRequest>({
    statuses: requestStatuses,
    plan: { label: "Requested Plan", cell: ({ requestedPlan }) => planName(requestedPlan) },
    createdAt: "Submitted",
    note: ({ notes }) => notes,
    reference: () => null,
    actions: (request, name) => (
      <PendingActions name={name} onDecide={(planId) => onDecide({ applicant: request, planId })} />
    ),
    decision: ({ approvedPlan }) => approvedPlan && `as ${planName(approvedPlan)}`,
  });

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
      <Decide>
        {(ask) => (
          <AdminList
            what="request"
            csv={`${requestsPath}.csv`}
            caption="Membership requests"
            none="No membership requests found."
            list={requests}
            view={view}
            change={change}
            filters={[applicantFilter(requestStatuses)]}
            sorts={applicantSorts}
            columns={columns(ask)}
          />
        )}
      </Decide>
    </section>
  );
}
