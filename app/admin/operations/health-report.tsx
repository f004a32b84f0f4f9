import { Link } from "react-router";
import type { Health } from "../../../domain/operations/schema.ts";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { type Fact, sayHealth } from "./say-health.ts";
import { StaffSection } from "./staff-section.tsx";

export const healthPath = "/api/admin/health";

const columns: Column<Fact>[] = [
  {
    label: "What",
    className: "record-main",
    cell: ({ label }) => <span className="record-name">{label}</span>,
  },
  {
    label: "State",
    cell: ({ isWell }) => (
      <span className={`status ${isWell ? "status-approved" : "status-late"}`}>
        {isWell ? "Fine" : "Needs you"}
      </span>
    ),
  },
  {
    label: "In words",
    cell: ({ text, todo }) => (
      <>
        {text}
        {todo ? (
          <span className="record-detail">
            {todo.href ? (
              <Link className="link" to={todo.href}>
                {todo.text}
              </Link>
            ) : (
              todo.text
            )}
          </span>
        ) : null}
      </>
    ),
  },
];

export function HealthReport() {
  return (
    <StaffSection<Health>
      id="health-heading"
      heading="Health"
      note="The state of the program right now. The alerts watch the same figures."
      path={healthPath}
      rows="health report"
    >
      {(health) => <DataTable caption="Health" columns={columns} rows={sayHealth(health)} />}
    </StaffSection>
  );
}
