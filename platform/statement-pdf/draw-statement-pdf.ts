import { drawPdf } from "../pdf/draw-pdf.ts";
import { column, margin, open, pageHeight, type Style, write } from "../pdf/pen.ts";
import { writeTable } from "../pdf/write-table.ts";

export type StatementDocument = {
  firm: { name: string; contact: string };
  title: string;
  company: string;
  /** As "January 31 to February 27, 2026 · Fractional CTO". */
  about: string;
  facts: [name: string, value: string][];
  lines: { date: string; text: string; note: string; hours: string; overage: string }[];
  /** Where there are no lines. */
  empty: string;
  created: Date;
};

const colors = { ink: "#23261f", quiet: "#5b5a50", line: "#dcd5c6", pine: "#1f4d3f" };

const text: Style = { font: "text", size: 9.5, color: colors.ink, gap: 1.5 };
const quiet: Style = { ...text, color: colors.quiet };

const columns = [
  { name: "Date", x: 0, width: 84 },
  { name: "Work", x: 92, width: 264 },
  { name: "From your hours", x: 364, width: 72, align: "right" as const },
  { name: "Beyond them", x: 444, width: column - 444, align: "right" as const },
];

const at = (y: number) => ({ x: margin, y, width: column });

function writeFoot(doc: PDFKit.PDFDocument, contact: string, page: number): void {
  const y = pageHeight - 44;
  doc.markContent("Artifact", { type: "Pagination" });
  doc.font("text", 8.5).fillColor(colors.quiet);
  doc.text(contact, margin, y, { lineBreak: false });
  doc.text(`Page ${page}`, margin, y, { width: column, align: "right", lineBreak: false });
  doc.endMarkedContent();
}

const factsInRow = 3;

/** Each figure under its name, in columns. Answers where they end. */
function writeFacts(
  doc: PDFKit.PDFDocument,
  sheet: PDFKit.PDFStructureElement,
  facts: StatementDocument["facts"],
  top: number,
): number {
  const width = column / factsInRow;
  let y = top;
  for (const [index, [name, value]] of facts.entries()) {
    const place = { x: margin + (index % factsInRow) * width, y, width: width - 12 };
    const under = write(doc, sheet, "P", name, { ...quiet, size: 8.5 }, place);
    const figure: Style = { ...text, font: "strong", size: 13 };
    const end = write(doc, sheet, "P", value, figure, { ...place, y: under });
    if (index % factsInRow === factsInRow - 1) y = end + 8;
  }
  return y;
}

export function drawStatementPdf(content: StatementDocument): Promise<Buffer> {
  const { firm, title, company, about, facts, lines, empty, created } = content;
  const info = { title: `${firm.name}: ${title}, ${company}`, author: firm.name, created };
  return drawPdf(info, (doc, root) => {
    let pages = 0;
    doc.on("pageAdded", () => writeFoot(doc, firm.contact, (pages += 1)));
    doc.addPage();
    const sheet = open(doc, root, "Sect");
    write(doc, sheet, "P", firm.name, { font: "display", size: 13, color: colors.pine }, at(43));
    const heading: Style = { font: "display", size: 28, color: colors.ink };
    let y = write(doc, sheet, "H1", title, heading, at(84));
    y = write(doc, sheet, "P", company, { ...text, font: "strong", size: 12 }, at(y + 6));
    y = write(doc, sheet, "P", about, { ...quiet, size: 11 }, at(y + 2)) + 16;
    y = writeFacts(doc, sheet, facts, y);
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
    sheet.end();
  });
}
