import type { CompanyPage } from "../../../domain/office/schema.ts";
import { LastDay } from "../civil-day.tsx";
import { chargeWords } from "../../plan/charge-words.ts";
import { EmailLink } from "../email-link.tsx";
import { planName, type Statuses } from "../lists/applicant-columns.tsx";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { requestStatuses } from "../requests/request-statuses.ts";
import { signupStatuses, unpaidMarks } from "../signups/signup-statuses.ts";
import { CompanyStatus } from "./company-status.tsx";

type Held = CompanyPage["memberships"][number];
type Application = Omit<CompanyPage["applications"][number], "id"> & { id: string };

const billings: Record<Held["billing"], string> = {
  card: "By card",
  "by-hand": "By invoice",
  none: "Not billed",
};

const heldColumns: Column<Held>[] = [
  {
    label: "Plan",
    className: "record-main",
    cell: ({ planId, term }) => (
      <span className="record-name">
        {planName(planId)}
        {term === "year" ? ", yearly" : ""}
      </span>
    ),
  },
  { label: "Status", cell: CompanyStatus },
  { label: "Billed", cell: ({ billing }) => billings[billing] },
  {
    label: "Since",
    className: "figure",
    cell: ({ startedAt }) => <Moment iso={startedAt} />,
  },
  {
    label: "Until",
    className: "figure",
    cell: ({ endsOn }) => (endsOn ? <LastDay end={endsOn} /> : <span className="nothing">–</span>),
  },
];

const kinds: Record<Application["kind"], string> = { request: "Request", signup: "Paid signup" };

const addresses: Record<Application["kind"], string> = {
  request: "/admin?tab=requests&q=",
  signup: "/admin/signups?q=",
};

const statuses: Record<Application["kind"], Statuses<string>> = {
  request: requestStatuses,
  signup: signupStatuses,
};

function ApplicationStatus({ kind, status, charge }: Application) {
  const known = statuses[kind][status];
  if (!known) return status;
  const unpaid = charge && unpaidMarks[charge];
  const { mark, label } = unpaid ?? known;
  return (
    <>
      <span className={`status status-${mark}`}>{label}</span>
      {unpaid ? (
        <span className="record-detail">{`${known.label}: ${lowered(chargeWords[charge])}`}</span>
      ) : null}
    </>
  );
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const applicationColumns: Column<Application>[] = [
  {
    label: "What",
    className: "record-main",
    cell: ({ kind, email }) => (
      <a className="record-name link" href={addresses[kind] + encodeURIComponent(email)}>
        {kinds[kind]}
      </a>
    ),
  },
  {
    label: "From",
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="record-detail">
          <EmailLink address={email} />
        </span>
      </>
    ),
  },
  { label: "Plan", cell: ({ planId }) => planName(planId) },
  { label: "Status", cell: ApplicationStatus },
  { label: "Came", className: "figure", cell: ({ createdAt }) => <Moment iso={createdAt} /> },
];

export function MembershipTable({ memberships }: Pick<CompanyPage, "memberships">) {
  return memberships.length === 0 ? (
    <p className="nothing">They have never had a membership.</p>
  ) : (
    <DataTable caption="Memberships" columns={heldColumns} rows={memberships} />
  );
}

export function ApplicationTable({ applications }: Pick<CompanyPage, "applications">) {
  const rows = applications.map((one) => ({ ...one, id: `${one.kind}-${one.id}` }));
  return rows.length === 0 ? (
    <p className="nothing">Neither a request nor a signup led to this company.</p>
  ) : (
    <DataTable caption="Requests and signups" columns={applicationColumns} rows={rows} />
  );
}
