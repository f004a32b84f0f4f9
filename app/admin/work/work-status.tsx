import type { ListedWork } from "../../../domain/hours/schema.ts";

export const statusWords: Record<ListedWork["status"], string> = {
  logged: "To approve",
  sent_back: "Sent back",
  approved: "Approved",
  reversed: "Reversed",
};

const marks: Record<ListedWork["status"], string> = {
  logged: "pending",
  sent_back: "scheduled",
  approved: "approved",
  reversed: "rejected",
};

export function WorkStatus({ line }: { line: ListedWork }) {
  const { status, sentBackBecause, waitsForAgreement, awaitedMinutes } = line;
  return (
    <>
      <span className={`status status-${marks[status]}`}>{statusWords[status]}</span>
      {status === "logged" && awaitedMinutes > 0 ? (
        <span className="record-mark">Approve once the renewal is charged</span>
      ) : null}
      {waitsForAgreement ? <span className="record-mark">An owner has to agree</span> : null}
      {status === "sent_back" ? <span className="record-detail">{sentBackBecause}</span> : null}
    </>
  );
}
