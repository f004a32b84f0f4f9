import { column, margin, open, rule, type Style, write } from "../pdf/pen.ts";
import type { CapabilitiesDocument } from "./capabilities-document.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Without certificates to name, the words have the room. */
const columnsOf = (certified: boolean) => [
  { name: "Platform", x: 0, width: 96 },
  { name: "Expertise", x: 104, width: 76 },
  { name: "For whom, and what with", x: 188, width: (certified ? 392 : column) - 188 },
  ...(certified ? [{ name: "Certifications", x: 408, width: column - 408 }] : []),
];

export function writePlatforms(
  doc: Document,
  sheet: Element,
  { platforms, colors }: CapabilitiesDocument,
  top: number,
): number {
  const columns = columnsOf(platforms.some(({ certifications }) => certifications !== ""));
  const table = open(doc, sheet, "Table");
  const text: Style = { font: "text", size: 9.5, color: colors.ink, gap: 1.5 };
  const head = open(doc, table, "TR");
  rule(doc, top, colors.pine, 1.5);
  for (const { name, x, width } of columns) {
    const cell = doc.struct("TH", { scope: "Column" });
    head.add(cell);
    write(
      doc,
      cell,
      "P",
      name,
      { font: "strong", size: 8.5, color: colors.quiet },
      { x: margin + x, y: top + 7, width },
    );
  }
  let y = top + 24;
  for (const { name, years, text: purpose, areas, certifications } of platforms) {
    rule(doc, y, colors.line, 0.75);
    const row = open(doc, table, "TR");
    const cells = [
      { text: name, style: { font: "strong", size: 11, color: colors.ink } },
      { text: years, style: { font: "display", size: 13, color: colors.pine } },
      { text: `${purpose} ${areas}`, style: text },
      { text: certifications, style: { ...text, color: colors.quiet } },
    ] satisfies { text: string; style: Style }[];
    const ends = columns.map(({ x, width }, index) => {
      const cell = index === 0 ? doc.struct("TH", { scope: "Row" }) : doc.struct("TD");
      row.add(cell);
      const { text, style } = cells[index]!;
      return write(doc, cell, "P", text, style, { x: margin + x, y: y + 9, width });
    });
    y = Math.max(...ends) + 8;
  }
  rule(doc, y, colors.line, 0.75);
  table.end();
  return y;
}
