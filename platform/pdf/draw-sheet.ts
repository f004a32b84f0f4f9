import { drawPdf } from "./draw-pdf.ts";
import { bottom, column, margin, open, pageHeight, type Style, write } from "./pen.ts";

export type SheetHead = {
  firm: { name: string; contact: string };
  title: string;
  company: string;
  /** As "January 31 to February 27, 2026 · Fractional CTO". */
  about: string;
  facts: [name: string, value: string][];
  created: Date;
};

/** The site's light theme, in sRGB. */
export const colors = { ink: "#16241f", quiet: "#3a4b44", line: "#d7d1c3", pine: "#1a4f3b" };

export const text: Style = { font: "text", size: 9.5, color: colors.ink, gap: 1.5 };
export const quiet: Style = { ...text, color: colors.quiet };

export const at = (y: number) => ({ x: margin, y, width: column });

function writeFoot(doc: PDFKit.PDFDocument, contact: string, page: number): void {
  const y = pageHeight - 44;
  const height = pageHeight - y;
  doc.markContent("Artifact", { type: "Pagination" });
  doc.font("text", 8.5).fillColor(colors.quiet);
  doc.text(contact, margin, y, { lineBreak: false });
  doc.text(`Page ${page}`, margin, y, { width: column, height, align: "right", lineBreak: false });
  doc.endMarkedContent();
}

const factsInRow = 3;

function writeFacts(
  doc: PDFKit.PDFDocument,
  sheet: PDFKit.PDFStructureElement,
  facts: SheetHead["facts"],
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

/** A company's paper: who sends it, what it is, its figures; what follows starts at y. */
export function drawSheet(
  { firm, title, company, about, facts, created }: SheetHead,
  rest: (doc: PDFKit.PDFDocument, sheet: PDFKit.PDFStructureElement, y: number) => void,
): Promise<Buffer> {
  const info = { title: `${firm.name}: ${title}, ${company}`, author: firm.name, created };
  const margins = { top: margin, bottom: pageHeight - bottom };
  return drawPdf({ ...info, margins }, (doc, root) => {
    doc.addPage();
    const sheet = open(doc, root, "Sect");
    write(doc, sheet, "P", firm.name, { font: "display", size: 13, color: colors.pine }, at(43));
    const heading: Style = { font: "display", size: 28, color: colors.ink };
    let y = write(doc, sheet, "H1", title, heading, at(84));
    y = write(doc, sheet, "P", company, { ...text, font: "strong", size: 12 }, at(y + 6));
    y = write(doc, sheet, "P", about, { ...quiet, size: 11 }, at(y + 2)) + 16;
    rest(doc, sheet, writeFacts(doc, sheet, facts, y));
    sheet.end();
    for (let page = 0; page < doc.bufferedPageRange().count; page++) {
      doc.switchToPage(page);
      writeFoot(doc, firm.contact, page + 1);
    }
  });
}
