import { stringify } from "csv-stringify/sync";

type Cell = string | number | null;

/** By their headings, which stay as they are: people build on them. */
export type CsvColumns<Row> = Record<string, (row: Row) => Cell>;

/** RFC 4180 with the mark by which Excel knows UTF-8. What a spreadsheet would take for a formula begins with an apostrophe. */
export const linesToCsv = (lines: Cell[][]): string =>
  stringify(lines, {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
  });

export function toCsv<Row>(columns: CsvColumns<Row>, rows: Row[]): string {
  const cells = Object.values(columns);
  return linesToCsv([Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))]);
}
