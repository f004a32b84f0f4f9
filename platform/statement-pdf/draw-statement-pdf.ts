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

function writeFoot(doc: PDFKit.PDFDocument, contact: string): void {
  doc.markContent("Artifact", { type: "Pagination" });
  doc.font("text", 8.5).fillColor(colors.quiet);
  doc.text(contact, margin, pageHeight - 44, { width: column, lineBreak: false });
  doc.endMarkedContent();
}

export function drawStatementPdf(content: StatementDocument): Promise<Buffer> {
  const { firm, title, company, about, facts, lines, empty, created } = content;
  const info = { title: `${firm.name}: ${title}, ${company}`, author: firm.name, created };
  return drawPdf(info, (doc, root) => {
    doc.on("pageAdded", () => writeFoot(doc, firm.contact));
    doc.addPage();
    const sheet = open(doc, root, "Sect");
    write(doc, sheet, "P", firm.name, { font: "display", size: 13, color: colors.pine }, at(43));
    const heading: Style = { font: "display", size: 28, color: colors.ink };
    let y = write(doc, sheet, "H1", title, heading, at(84));
    y = write(doc, sheet, "P", company, { ...text, font: "strong", size: 12 }, at(y + 6));
    y = write(doc, sheet, "P", about, { ...quiet, size: 11 }, at(y + 2)) + 14;
    for (const [name, value] of facts) {
      y = write(doc, sheet, "P", `${name}: ${value}`, text, at(y)) + 3;
    }
    const rows = lines.map(({ date, text: what, note, hours, overage }) => [
      { text: date, style: text },
      { text: `${what}\n${note}`, style: text },
      { text: hours, style: text },
      { text: overage, style: text },
    ]);
    if (rows.length > 0) writeTable(doc, sheet, columns, rows, { top: y + 14, colors });
    else write(doc, sheet, "P", empty, quiet, at(y + 14));
    sheet.end();
  });
}
