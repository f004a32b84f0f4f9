import { at, colors, drawSheet, quiet, type SheetHead, text } from "../pdf/draw-sheet.ts";
import { column, write } from "../pdf/pen.ts";
import { writeTable } from "../pdf/write-table.ts";

export type InvoiceDocument = SheetHead & {
  lines: { text: string; note: string; amount: string }[];
  total: string;
  terms: string;
};

const columns = [
  { name: "What", x: 0, width: 400 },
  { name: "Amount", x: 408, width: column - 408, align: "right" as const },
];

const strong = { ...text, font: "strong" as const, size: 11 };

export function drawInvoicePdf(content: InvoiceDocument): Promise<Buffer> {
  const { lines, total, terms, ...head } = content;
  return drawSheet(head, (doc, sheet, y) => {
    const rows = lines.map(({ text: what, note, amount }) => [
      [{ text: what, style: text }, ...(note ? [{ text: note, style: quiet }] : [])],
      [{ text: amount, style: text }],
    ]);
    rows.push([[{ text: "Total", style: strong }], [{ text: total, style: strong }]]);
    const end = writeTable(doc, sheet, columns, rows, { top: y + 8, colors });
    write(doc, sheet, "P", terms, quiet, at(end + 16));
  });
}
