import type { ImportedRow, Outcome } from "../../../domain/imports/schema.ts";
import type { Column } from "../lists/data-table.tsx";

export const outcomeWords: Record<Outcome, { label: string; mark: string }> = {
  add: { label: "To add", mark: "approved" },
  change: { label: "To change", mark: "pending" },
  same: { label: "As it is", mark: "plain" },
  bad: { label: "Can’t be imported", mark: "rejected" },
};

const nothing = <span className="nothing">empty</span>;

export const rowColumns: Column<ImportedRow>[] = [
  { label: "Row", amount: true, cell: ({ id }) => id },
  {
    label: "What",
    cell: ({ outcome, differs }) => (
      <>
        <span className={`status status-${outcomeWords[outcome].mark}`}>
          {outcomeWords[outcome].label}
        </span>
        {differs ? <span className="record-mark">Differs from before</span> : null}
      </>
    ),
  },
  {
    label: "Whom",
    className: "record-main import-whom",
    cell: ({ title }) => <span className="record-name">{title}</span>,
  },
  {
    label: "How",
    className: "import-how",
    cell: ({ reason, notes, changes }) => (
      <>
        {reason}
        {changes.map(({ field, before, after }) => (
          <span key={field} className="import-change">
            {field}: {before ?? nothing} <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span> {after ?? nothing}
          </span>
        ))}
        {notes.map((note) => (
          <span key={note} className="record-detail">
            {note}
          </span>
        ))}
      </>
    ),
  },
];
