import type { ListedCompany } from "../../../domain/office/schema.ts";

export const statusWords: Record<ListedCompany["status"], string> = {
  active: "Active",
  past_due: "Past due",
  paused: "Paused",
  pending: "Waiting to start",
  ended: "Ended",
  none: "No membership",
};

const marks: Record<ListedCompany["status"], string> = {
  active: "approved",
  past_due: "late",
  paused: "scheduled",
  pending: "pending",
  ended: "archived",
  none: "archived",
};

export function CompanyStatus({ status }: Pick<ListedCompany, "status">) {
  return status === "none" ? (
    <span className="nothing">{statusWords.none}</span>
  ) : (
    <span className={`status status-${marks[status]}`}>{statusWords[status]}</span>
  );
}
