import { stringify } from "csv-stringify/sync";

/** By their headings, which stay as they are: people build on them. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>;

/** RFC 4180 with the mark by which Excel knows UTF-8. What a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: Row[]): string {
  const cells = Object.values(columns);
  const lines = rows.map((row) => cells.map((cell) => cell(row)));
  return stringify([Object.keys(columns), ...lines], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
  });
}
