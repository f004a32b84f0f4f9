import type { ImportedRow, Outcome } from "../../../domain/imports/schema.ts";
import type { Column } from "../lists/data-table.tsx";

const words: Record<Outcome, { before: string; after: string; mark: string }> = {
  add: { before: "To add", after: "Added", mark: "approved" },
  change: { before: "To change", after: "Changed", mark: "scheduled" },
  same: { before: "As it is", after: "As it was", mark: "plain" },
  bad: { before: "Can’t be imported", after: "Not imported", mark: "late" },
};

export const sayOutcome = (outcome: Outcome, isDone: boolean): string =>
  words[outcome][isDone ? "after" : "before"];

const nothing = <span className="nothing">empty</span>;

export const rowColumns = (isDone: boolean): Column<ImportedRow>[] => [
  { label: "Row", amount: true, cell: ({ id }) => id },
  {
    label: "What",
    cell: ({ outcome, differs }) => (
      <>
        <span className={`status status-${words[outcome].mark}`}>
          {sayOutcome(outcome, isDone)}
        </span>
        {differs && !isDone ? <span className="record-mark">Differs from before</span> : null}
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
