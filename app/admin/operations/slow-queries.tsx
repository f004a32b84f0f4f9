import type { Health } from "../../../domain/operations/schema.ts";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { healthPath } from "./health-report.tsx";
import { StaffSection } from "./staff-section.tsx";

type Slow = Health["slowQueries"][number] & { id: string };

const columns: Column<Slow>[] = [
  {
    label: "Query",
    className: "record-main",
    cell: ({ text }) => <code className="statement">{text}</code>,
  },
  { label: "Times", className: "figure", cell: ({ count }) => count },
  {
    label: "Slowest",
    className: "figure",
    cell: ({ slowestMs }) => `${(slowestMs / 1000).toFixed(1)} s`,
  },
  { label: "Last", className: "figure", cell: ({ lastAt }) => <Moment iso={lastAt} withTime /> },
];

export function SlowQueries() {
  return (
    <StaffSection<Health>
      id="slow-heading"
      heading="Slow queries"
      note="What the database took a quarter of a second or longer for since this process started, without what people wrote."
      path={healthPath}
      rows="slow queries"
    >
      {({ slowQueries }) =>
        slowQueries.length > 0 && (
          <DataTable
            caption="Slow queries"
            columns={columns}
            rows={slowQueries.map((query) => ({ ...query, id: query.text }))}
          />
        )
      }
    </StaffSection>
  );
}
