import { plans } from "../../../content/plans.ts";
import type { ListedSignup } from "../../../domain/billing/schema.ts";
import { EmailLink } from "../email-link.tsx";
import { SortHeading } from "../lists/sort-heading.tsx";
import type { ListView } from "../lists/use-list.ts";
import { Moment } from "../moment.tsx";
import type { Change } from "../use-address.ts";
import type { SignupDecision } from "./decide-signup.tsx";

const labels = {
  pending_confirmation: "To be called",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
};

/** As the list of requests marks what waits, was taken and was turned down. */
const marks = {
  pending_confirmation: "pending",
  confirmed: "approved",
  cancelled: "rejected",
};

const planName = (id: string) => plans.find((plan) => plan.id === id)?.name ?? id;

type Ask = (decision: SignupDecision) => void;

function Actions({ signup, onDecide }: { signup: ListedSignup; onDecide: Ask }) {
  if (signup.status !== "pending_confirmation")
    return (
      <>
        <span className="decided">{labels[signup.status]}</span>
        {signup.confirmedAt ? (
          <span className="record-detail">
            <Moment iso={signup.confirmedAt} />
          </span>
        ) : null}
      </>
    );
  const name = <span className="sr-only"> {`${signup.firstName} ${signup.lastName}`}</span>;
  return (
    <div className="row-actions">
      <button
        type="button"
        className="button button-primary"
        onClick={() => onDecide({ signup, verb: "confirm" })}
      >
        Confirm{name}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => onDecide({ signup, verb: "cancel" })}
      >
        Cancel signup{name}
      </button>
    </div>
  );
}

type Props = { rows: ListedSignup[]; view: ListView; change: Change; onDecide: Ask };

export function SignupsTable({ rows, view, change, onDecide }: Props) {
  const sorting = { current: view, change };
  return (
    <table className="records">
      <caption className="sr-only">Paid signups</caption>
      <thead>
        <tr>
          <SortHeading label="Name" name="name" {...sorting} />
          <th scope="col">Email</th>
          <SortHeading label="Company" name="company" {...sorting} />
          <th scope="col">Plan</th>
          <SortHeading label="Status" name="status" {...sorting} />
          <SortHeading label="Signed up" name="created" first="desc" {...sorting} />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((signup) => (
          <tr key={signup.id}>
            <td data-label="Name">
              <span className="record-name">
                {signup.firstName} {signup.lastName}
              </span>
              <a className="record-detail" href={`tel:${signup.phone.replace(/[^\d+]/g, "")}`}>
                {signup.phone}
              </a>
            </td>
            <td data-label="Email" className="record-email">
              <EmailLink address={signup.email} />
              {signup.customerId ? (
                <span className="record-detail">{signup.customerId}</span>
              ) : null}
            </td>
            <td data-label="Company">{signup.company}</td>
            <td data-label="Plan">{planName(signup.planId)}</td>
            <td data-label="Status">
              <span className={`status status-${marks[signup.status]}`}>
                {labels[signup.status]}
              </span>
            </td>
            <td data-label="Signed up" className="figure">
              <Moment iso={signup.createdAt} />
            </td>
            <td data-label="Actions">
              <Actions signup={signup} onDecide={onDecide} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
