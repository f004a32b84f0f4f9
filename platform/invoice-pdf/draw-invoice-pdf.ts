import { at, colors, drawSheet, quiet, type SheetHead, text } from "../pdf/draw-sheet.ts";
import { column, write } from "../pdf/pen.ts";
import { writeTable } from "../pdf/write-table.ts";

type Line = { text: string; note: string; amount: string };

export type InvoiceDocument = SheetHead & {
  lines: Line[];
  total: string;
  /** What was taken off the total, and what is left of it. */
  outcome?: (Line & { left: string }) | undefined;
  terms: string;
};

const columns = [
  { name: "What", x: 0, width: 400 },
  { name: "Amount", x: 408, width: column - 408, align: "right" as const },
];

const strong = { ...text, font: "strong" as const, size: 11 };

const rowOf = ({ text: what, note, amount }: Line) => [
  [{ text: what, style: text }, ...(note ? [{ text: note, style: quiet }] : [])],
  [{ text: amount, style: text }],
];

const sumOf = (name: string, sum: string) => [
  [{ text: name, style: strong }],
  [{ text: sum, style: strong }],
];

export function drawInvoicePdf(content: InvoiceDocument): Promise<Buffer> {
  const { lines, total, outcome, terms, ...head } = content;
  return drawSheet(head, (doc, sheet, y) => {
    const rows = [
      ...lines.map(rowOf),
      sumOf("Total", total),
      ...(outcome ? [rowOf(outcome), sumOf("To be paid", outcome.left)] : []),
    ];
    const end = writeTable(doc, sheet, columns, rows, { top: y + 8, colors });
    write(doc, sheet, "P", terms, quiet, at(end + 16));
  });
}
