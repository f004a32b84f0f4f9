import type { ReactNode } from "react";
import { plans } from "../../../content/plans.ts";
import type { Repeats } from "../../../domain/applications/schema.ts";
import type { LeadSource } from "../../../domain/fields/source/schema.ts";
import { CameBy } from "../came-by.tsx";
import { EmailLink } from "../email-link.tsx";
import { Moment } from "../moment.tsx";
import { PhoneLink } from "../phone-link.tsx";
import type { Column } from "./data-table.tsx";
import { statusFilter } from "./status-filter.ts";

type Applicant = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string;
  status: string;
  createdAt: string;
  decisionNote: string | null;
  cameBy: LeadSource | null;
  unproved: boolean;
  repeats?: Repeats | undefined;
};

export type Mark = { label: string; mark: "pending" | "approved" | "rejected" | "late" };

export type Statuses<Status extends string> = Record<Status, Mark>;

type Words<Row extends Applicant> = {
  statuses: Statuses<Row["status"]>;
  /** Where it went another way than its status says. */
  standing?: (row: Row) => Mark | null;
  plan: Column<Row>;
  createdAt: string;
  note: (row: Row) => string | null;
  reference: (row: Row) => string | null;
  actions: (row: Row, name: string) => ReactNode;
  decision: (row: Row) => ReactNode;
};

export const applicantSorts = [
  { value: "created-desc", label: "Newest first" },
  { value: "created-asc", label: "Oldest first" },
  { value: "name-asc", label: "Name" },
  { value: "company-asc", label: "Company" },
  { value: "status-asc", label: "Status" },
];

export function applicantFilter(statuses: Statuses<string>) {
  const words = Object.entries(statuses).map(([value, { label }]) => [value, label] as const);
  return statusFilter(Object.fromEntries(words));
}

const nameOf = ({ firstName, lastName }: Pick<Applicant, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

const detail = (text: ReactNode) => (text ? <span className="record-detail">{text}</span> : null);

export const planName = (planId: string) => plans.find(({ id }) => id === planId)?.name ?? planId;

function RepeatMarks({ heldPlan, alsoPending }: Repeats) {
  return (
    <>
      {heldPlan ? <span className="record-mark">Has {planName(heldPlan)} already</span> : null}
      {alsoPending > 0 ? <span className="record-mark">{alsoPending} more waiting</span> : null}
    </>
  );
}

function Source({ of, cameBy }: { of: string; cameBy: LeadSource }) {
  return (
    <details className="sent-note">
      <summary>
        Source<span className="sr-only"> of {of}</span>
      </summary>
      <dl className="who">
        <CameBy {...cameBy} />
      </dl>
    </details>
  );
}

export function applicantColumns<Row extends Applicant>(words: Words<Row>): Column<Row>[] {
  const { statuses, standing, plan, createdAt, note, reference, actions, decision } = words;
  const status = (row: Row) => statuses[row.status as Row["status"]];
  const isUnproved = (row: Row) => row.unproved && status(row).mark === "pending";
  return [
    {
      label: "Name",
      className: "record-main",
      sort: "name",
      cell: (row) => (
        <>
          <span className="record-name">{nameOf(row)}</span>
          {row.phone ? <PhoneLink className="record-detail" phone={row.phone} /> : null}
          {row.repeats || isUnproved(row) ? (
            <div>
              {detail(note(row))}
              {isUnproved(row) ? (
                <span className="record-mark">Not signed in to this account</span>
              ) : null}
              {row.repeats ? <RepeatMarks {...row.repeats} /> : null}
            </div>
          ) : (
            detail(note(row))
          )}
        </>
      ),
    },
    {
      label: "Email",
      className: "record-email",
      cell: (row) => (
        <>
          <EmailLink address={row.email} />
          {detail(reference(row))}
        </>
      ),
    },
    {
      label: "Company",
      sort: "company",
      cell: (row) => (
        <>
          {row.company}
          {row.cameBy ? <Source of={nameOf(row)} cameBy={row.cameBy} /> : null}
        </>
      ),
    },
    plan,
    {
      label: "Status",
      sort: "status",
      cell: (row) => {
        const { mark, label } = standing?.(row) ?? status(row);
        return <span className={`status status-${mark}`}>{label}</span>;
      },
    },
    {
      label: createdAt,
      sort: "created",
      first: "desc",
      className: "figure",
      cell: (row) => <Moment iso={row.createdAt} />,
    },
    {
      label: "Actions",
      cell: (row) =>
        status(row).mark === "pending" ? (
          <div className="row-actions">{actions(row, nameOf(row))}</div>
        ) : (
          <>
            <span className="decided">{status(row).label}</span>
            {detail(decision(row))}
            {row.decisionNote === null ? null : (
              <details className="sent-note">
                <summary>
                  Note sent<span className="sr-only"> to {nameOf(row)}</span>
                </summary>
                <p>{row.decisionNote}</p>
              </details>
            )}
          </>
        ),
    },
  ];
}
