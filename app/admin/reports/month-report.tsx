import { useId } from "react";
import type { MonthReport } from "../../../domain/office/schema.ts";
import { Bars } from "../bars.tsx";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { reportsPath } from "./reports-path.ts";
import { sayMonth } from "./say-month.ts";

type Row = MonthReport & { id: string };
type Chart = {
  title: string;
  figure: string;
  good: (month: MonthReport) => number;
  bad?: (month: MonthReport) => number;
  words: (month: MonthReport) => string;
};
type Props = {
  heading: string;
  meaning: string;
  csv: string;
  months: MonthReport[];
  charts: Chart[];
  columns: [label: string, cell: (month: MonthReport) => string | number][];
};

const none = () => 0;

export function MonthReports({ heading, meaning, csv, months, charts, columns }: Props) {
  const id = useId();
  const [first, last] = [months.at(0), months.at(-1)];
  const table: Column<Row>[] = [
    { label: "Month", className: "record-main", cell: ({ month }) => sayMonth(month) },
    ...columns.map(([label, cell]) => ({ label, cell, amount: true as const })),
  ];
  return (
    <section className="report" aria-labelledby={id}>
      <h2 id={id} className="text-title-3">
        {heading}
      </h2>
      <p className="report-meaning">{meaning}</p>
      <div className="report-charts">
        {charts.map(({ title, figure, good, bad = none, words }) => (
          <Bars
            key={title}
            title={title}
            figure={figure}
            ends={first && last && [sayMonth(first.month), sayMonth(last.month)]}
            bars={months.map((month) => ({
              key: month.month,
              good: good(month),
              bad: bad(month),
              words: `${sayMonth(month.month)}: ${words(month)}`,
            }))}
          />
        ))}
      </div>
      <details className="report-table">
        <summary>Month by month</summary>
        <DataTable
          caption={`${heading}, month by month`}
          columns={table}
          rows={months.map((month) => ({ ...month, id: month.month })).toReversed()}
        />
      </details>
      <a className="link" href={`${reportsPath}/${csv}.csv`} download>
        Export CSV<span className="sr-only"> of {heading.toLowerCase()}</span>
      </a>
    </section>
  );
}
