import { approvablePlans, type ListedRequest } from "../../../domain/membership/schema.ts";
import { EmailLink } from "../email-link.tsx";
import { SortHeading } from "../lists/sort-heading.tsx";
import type { ListView } from "../lists/use-list.ts";
import { Moment } from "../moment.tsx";
import type { Change } from "../use-address.ts";
import type { Decision } from "./decide.tsx";
import { openOnKeys } from "./open-on-keys.ts";

const labels = { pending: "Pending", approved: "Approved", rejected: "Rejected" };

type Ask = (decision: Decision) => void;

function Actions({ request, onDecide }: { request: ListedRequest; onDecide: Ask }) {
  const name = `${request.firstName} ${request.lastName}`;
  if (request.status !== "pending")
    return (
      <>
        <span className="decided">{labels[request.status]}</span>
        {request.approvedPlan ? (
          <span className="record-detail">as {request.approvedPlan}</span>
        ) : null}
      </>
    );
  return (
    <div className="row-actions">
      <select
        className="control approve-select"
        aria-label={`Approve ${name} as`}
        value=""
        onKeyDown={openOnKeys}
        onChange={({ target }) => {
          const planId = approvablePlans.find((plan) => plan === target.value);
          if (planId) onDecide({ request, planId });
        }}
      >
        <option value="" disabled hidden>
          Approve as...
        </option>
        {approvablePlans.map((plan) => (
          <option key={plan} value={plan}>
            {plan}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => onDecide({ request, planId: null })}
      >
        Reject<span className="sr-only"> {name}</span>
      </button>
    </div>
  );
}

type Props = { rows: ListedRequest[]; view: ListView; change: Change; onDecide: Ask };

export function RequestsTable({ rows, view, change, onDecide }: Props) {
  const sorting = { current: view, change };
  return (
    <table className="records">
      <caption className="sr-only">Membership requests</caption>
      <thead>
        <tr>
          <SortHeading label="Name" name="name" {...sorting} />
          <th scope="col">Email</th>
          <SortHeading label="Company" name="company" {...sorting} />
          <th scope="col">Requested Plan</th>
          <SortHeading label="Status" name="status" {...sorting} />
          <SortHeading label="Submitted" name="created" first="desc" {...sorting} />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((request) => (
          <tr key={request.id}>
            <td data-label="Name">
              <span className="record-name">
                {request.firstName} {request.lastName}
              </span>
              {request.phone ? (
                <a className="record-detail" href={`tel:${request.phone.replace(/[^\d+]/g, "")}`}>
                  {request.phone}
                </a>
              ) : null}
              {request.notes ? <span className="record-detail">{request.notes}</span> : null}
            </td>
            <td data-label="Email" className="record-email">
              <EmailLink address={request.email} />
            </td>
            <td data-label="Company">{request.company}</td>
            <td data-label="Requested Plan">{request.requestedPlan}</td>
            <td data-label="Status">
              <span className={`status status-${request.status}`}>{labels[request.status]}</span>
            </td>
            <td data-label="Submitted" className="figure">
              <Moment iso={request.createdAt} />
            </td>
            <td data-label="Actions">
              <Actions request={request} onDecide={onDecide} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
