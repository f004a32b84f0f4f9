import type { ReactNode } from "react";
import { Link } from "react-router";
import { mostCompaniesKept, type PromisesKept } from "../../../../domain/office/today/schema.ts";
import { CivilDay } from "../../civil-day.tsx";
import { DataTable } from "../../lists/data-table.tsx";
import { AnswersInTime } from "../answers-in-time.tsx";

type Outcomes = Pick<PromisesKept["kinds"][number], "inTime" | "late" | "unneeded">;
type Row = Outcomes & { id: string; name: ReactNode };

const kinds: Record<PromisesKept["kinds"][number]["kind"], string> = {
  urgent: "Urgent requests",
  standard: "Standard requests",
  lead: "Leads",
};

/** Rounded down: 100% is said of nothing that was late once. */
function share({ inTime, late }: Outcomes): string {
  return inTime + late === 0 ? "None due" : `${Math.floor((100 * inTime) / (inTime + late))}%`;
}

function Outcome({ what, caption, rows }: { what: string; caption: string; rows: Row[] }) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: what, className: "record-main", cell: ({ name }) => name },
        { label: "In time", amount: true, cell: ({ inTime }) => inTime },
        { label: "Late", amount: true, cell: ({ late }) => late },
        { label: "Kept", amount: true, cell: share },
        { label: "Not needed", amount: true, cell: ({ unneeded }) => unneeded },
      ]}
      rows={rows}
    />
  );
}

export function Kept({ kept }: { kept: PromisesKept }) {
  const { weeks, companies, more } = kept;
  return (
    <div className="promises-kept">
      <AnswersInTime weeks={weeks} dated />
      <p className="record-detail">
        A bar is a week: full for answers in time, hollow on top of it for late ones. An answer
        isn’t needed where somebody closed the conversation in time without one. Once late, a
        promise stays late, however it ends.
      </p>
      <h2 className="text-title-3">By urgency</h2>
      <Outcome
        what="Asked"
        caption="Promises by urgency"
        rows={kept.kinds.map((row) => ({ ...row, id: row.kind, name: kinds[row.kind] }))}
      />
      <h2 className="text-title-3">By week</h2>
      <Outcome
        what="Week of"
        caption="Promises by week, the newest first"
        rows={weeks
          .map((row) => ({ ...row, id: row.starts, name: <CivilDay date={row.starts} /> }))
          .toReversed()}
      />
      <h2 className="text-title-3">By company</h2>
      {companies.length === 0 ? (
        <p className="empty">No promise fell due in these weeks.</p>
      ) : (
        <Outcome
          what="Company"
          caption="Promises by company, the most late first"
          rows={companies.map((row) => ({
            ...row,
            id: row.id ?? row.name,
            name:
              row.id === null ? (
                row.name
              ) : (
                <Link className="company-link" to={`/admin/companies/${row.id}`}>
                  {row.name}
                </Link>
              ),
          }))}
        />
      )}
      {more ? (
        <p className="nothing">The first {mostCompaniesKept} are shown. The file has them all.</p>
      ) : null}
    </div>
  );
}
