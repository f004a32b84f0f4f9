import type { CompanyPage, CountedPeriod } from "../../../domain/office/schema.ts";
import type { ListedGrant } from "../../../domain/hours/schema.ts";
import { CivilDay, LastDay } from "../civil-day.tsx";
import { planName } from "../lists/applicant-columns.tsx";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { minutesInWords } from "../say-minutes.ts";
import { hoursAndMinutes } from "../../../content/hours-and-minutes.ts";

const kinds: Record<ListedGrant["kind"], string> = {
  plan: "Plan",
  bonus: "Yearly bonus",
  goodwill: "Goodwill",
};

const grantColumns: Column<ListedGrant>[] = [
  { label: "From", cell: ({ kind }) => kinds[kind] },
  { label: "Left", amount: true, cell: (grant) => hoursAndMinutes(grant.remainingMinutes) },
  { label: "Of", amount: true, cell: ({ minutes }) => hoursAndMinutes(minutes) },
  { label: "Good through", className: "figure", cell: ({ expires }) => <LastDay end={expires} /> },
];

const periodColumns: Column<CountedPeriod>[] = [
  {
    label: "Period",
    className: "record-main figure",
    cell: ({ starts, statementId }) =>
      statementId ? (
        <a className="record-name link" href={`/dashboard/statements/${statementId}`}>
          <CivilDay date={starts} />
          <span className="sr-only"> statement</span>
        </a>
      ) : (
        <span className="record-name">
          <CivilDay date={starts} />
        </span>
      ),
  },
  { label: "Plan", cell: ({ planId }) => planName(planId) },
  { label: "Brought", amount: true, cell: ({ minutes }) => hoursAndMinutes(minutes) },
  { label: "Used", amount: true, cell: (period) => hoursAndMinutes(period.usedMinutes) },
  { label: "Overage", amount: true, cell: (period) => hoursAndMinutes(period.overageMinutes) },
  { label: "Expired", amount: true, cell: (period) => hoursAndMinutes(period.expiredMinutes) },
  { label: "State", cell: ({ closed }) => (closed ? "Closed" : "Open") },
];

export function GrantTable({ grants, awaited }: CompanyPage["hours"]) {
  const hasLeft = grants.some(({ remainingMinutes }) => remainingMinutes > 0);
  return (
    <>
      {grants.length > 0 ? (
        <DataTable
          caption="Hours in the order they are used"
          columns={grantColumns}
          rows={grants}
        />
      ) : null}
      {awaited ? (
        <p className="nothing">
          {minutesInWords(awaited.minutes)} more once the renewal’s charge has gone through.
          {hasLeft ? null : " What is logged now waits for it."}
        </p>
      ) : grants.length === 0 ? (
        <p className="nothing">There is nothing to draw on. What is logged now is overage.</p>
      ) : null}
    </>
  );
}

export function PeriodTable({ periods }: Pick<CompanyPage, "periods">) {
  return periods.length === 0 ? (
    <p className="nothing">No period has begun yet.</p>
  ) : (
    <DataTable caption="Hours by period" columns={periodColumns} rows={periods} />
  );
}
