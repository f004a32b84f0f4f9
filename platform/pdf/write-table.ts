import { bottom, margin, open, rule, type Style, write } from "./pen.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

type Column = { name: string; x: number; width: number; align?: "right" };
type Paragraph = { text: string; style: Style };
type Cell = Paragraph[];

/** Goes on over as many pages as it takes, its head on each. Answers where it ends. */
export function writeTable(
  doc: Document,
  sheet: Element,
  columns: Column[],
  rows: Cell[][],
  { top, colors }: { top: number; colors: { quiet: string; line: string; pine: string } },
): number {
  const table = open(doc, sheet, "Table");
  const head: Style = { font: "strong", size: 8.5, color: colors.quiet };
  const writeHead = (y: number) => {
    const row = open(doc, table, "TR");
    rule(doc, y, colors.pine, 1.5);
    for (const { name, x, width, align } of columns) {
      const cell = doc.struct("TH", { scope: "Column" });
      row.add(cell);
      const style = align ? { ...head, align } : head;
      write(doc, cell, "P", name, style, { x: margin + x, y: y + 7, width });
    }
    return y + 24;
  };
  let y = writeHead(top);
  for (const cells of rows) {
    const heights = cells.map((cell, index) =>
      cell.reduce((sum, one) => sum + heightOf(doc, one, columns[index]!.width), 0),
    );
    const height = Math.max(...heights) + 14;
    if (y + height > bottom) {
      doc.addPage();
      y = writeHead(margin);
    }
    rule(doc, y, colors.line, 0.75);
    const row = open(doc, table, "TR");
    for (const [index, { x, width, align }] of columns.entries()) {
      const cell = doc.struct("TD");
      row.add(cell);
      let at = y + 7;
      for (const { text, style } of cells[index]!) {
        const aligned = align ? { ...style, align } : style;
        at = write(doc, cell, "P", text, aligned, { x: margin + x, y: at, width });
      }
    }
    y += height;
  }
  rule(doc, y, colors.line, 0.75);
  table.end();
  return y;
}

function heightOf(doc: Document, { text, style }: Paragraph, width: number): number {
  return doc.font(style.font, style.size).heightOfString(text, { width, lineGap: style.gap ?? 0 });
}
