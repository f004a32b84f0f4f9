import { Link } from "react-router";
import { counted } from "../../../content/counted.ts";
import {
  mostOfKind,
  toDoWords,
  type Today,
  type TodayItem,
} from "../../../domain/office/today/schema.ts";
import { TimeLeft } from "../inbox/promise.tsx";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { todayPath } from "./today-query.ts";

type Row = Omit<TodayItem, "id"> & { id: string };

const columns: Column<Row>[] = [
  {
    label: "What",
    className: "record-main",
    cell: ({ title, detail, href }) => (
      <>
        <Link className="record-name company-link" to={href}>
          {title}
        </Link>
        <span className="record-detail">{detail}</span>
      </>
    ),
  },
  { label: "To do", className: "to-do", cell: ({ kind }) => toDoWords[kind] },
  {
    label: "Promise",
    className: "figure today-promise",
    cell: ({ leftMinutes, dueAt }) =>
      leftMinutes === null || dueAt === null ? null : (
        <TimeLeft leftMinutes={leftMinutes} dueAt={dueAt} />
      ),
  },
  {
    label: "Since",
    className: "figure today-since",
    // An invoice is due on a day, not at its midnight.
    cell: ({ kind, since }) => <Moment iso={since} withTime={kind !== "invoice"} />,
  },
];

export function TodayList({ today: { items, more } }: { today: Today }) {
  if (items.length === 0) return <p className="empty">Nothing waits for anybody.</p>;
  const late = items.filter(({ leftMinutes }) => leftMinutes !== null && leftMinutes < 0).length;
  return (
    <section className="today-list" aria-label="What waits">
      <p className="today-count">
        {counted(items.length, "thing")} to do
        {late > 0 ? <strong data-late="true">{late} late</strong> : ", no promise late"}
        <a className="link" href={`${todayPath}.csv`} download>
          Export CSV
        </a>
      </p>
      <DataTable
        caption="What needs a person, the next due first"
        columns={columns}
        rows={items.map((item) => ({ ...item, id: `${item.kind} ${item.id}` }))}
      />
      {more ? (
        <p className="nothing">
          Only the first {mostOfKind} of each kind are shown. The file and the other lists have them
          all.
        </p>
      ) : null}
    </section>
  );
}
