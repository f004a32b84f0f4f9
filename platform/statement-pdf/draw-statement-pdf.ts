import { at, colors, drawSheet, quiet, type SheetHead, text } from "../pdf/draw-sheet.ts";
import { column, write } from "../pdf/pen.ts";
import { writeTable } from "../pdf/write-table.ts";

export type StatementDocument = SheetHead & {
  lines: { date: string; text: string; note: string; hours: string; overage: string }[];
  /** Where there are no lines. */
  empty: string;
};

const columns = [
  { name: "Date", x: 0, width: 96 },
  { name: "Work", x: 104, width: 252 },
  { name: "From your hours", x: 364, width: 72, align: "right" as const },
  { name: "Beyond them", x: 444, width: column - 444, align: "right" as const },
];

export function drawStatementPdf({ lines, empty, ...head }: StatementDocument): Promise<Buffer> {
  return drawSheet(head, (doc, sheet, y) => {
    const rows = lines.map(({ date, text: what, note, hours, overage }) => [
      [{ text: date, style: text }],
      [
        { text: what, style: text },
        { text: note, style: quiet },
      ],
      [{ text: hours, style: text }],
      [{ text: overage, style: text }],
    ]);
    if (rows.length > 0) writeTable(doc, sheet, columns, rows, { top: y + 8, colors });
    else write(doc, sheet, "P", empty, quiet, at(y + 8));
  });
}
