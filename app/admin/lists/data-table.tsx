import type { ReactNode } from "react";
import type { Change } from "../../use-address.ts";
import { SortHeading, type Sorting } from "./sort-heading.tsx";

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** Its figures line up on the right. */
  amount?: true;
  sort?: string;
  first?: "asc" | "desc";
};

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  sorting?: { current: Sorting; change: Change };
};

export function DataTable<Row extends { id: string | number }>(props: Props<Row>) {
  const { caption, columns, rows, sorting } = props;
  return (
    <div className="table-room">
      <table className="records">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, amount, sort, first = "asc" }) =>
              sort && sorting ? (
                <SortHeading
                  key={label}
                  label={label}
                  name={sort}
                  first={first}
                  amount={amount}
                  {...sorting}
                />
              ) : (
                <th key={label} scope="col" className={amount && "amount"}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ label, cell, amount, className = amount && "figure amount" }) => (
                <td key={label} data-label={label} className={className}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
