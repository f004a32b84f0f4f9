import {
  column,
  decorate,
  margin,
  open,
  pageWidth,
  type Style,
  thread,
  write,
} from "../pdf/pen.ts";
import type { CapabilitiesDocument } from "./capabilities-document.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const headHeight = 236;

function drawHead(doc: Document, { deep, onDeep, signal }: CapabilitiesDocument["colors"]): void {
  decorate(doc, () => {
    doc.rect(0, 0, pageWidth, headHeight).fill(deep);
    doc.lineWidth(2).lineCap("round");
    doc.path(`M${margin} 60V48c0-4 2-6 6-6h5M${margin} 52h7c5 0 5 8 12 8`).stroke(onDeep);
    doc.circle(margin + 17, 42, 3.5).fill(signal);
  });
}

function writeStats(doc: Document, sheet: Element, { stats, colors }: CapabilitiesDocument): void {
  const width = column / stats.length;
  const list = open(doc, sheet, "L");
  for (const [index, { value, description }] of stats.entries()) {
    const place = { x: margin + index * width, y: headHeight + 36, width: width - 16 };
    const body = open(doc, open(doc, list, "LI"), "LBody");
    const y = write(doc, body, "P", value, { font: "display", size: 27, color: colors.ink }, place);
    write(
      doc,
      body,
      "P",
      description,
      { font: "text", size: 10, color: colors.quiet },
      { ...place, y: y - 2 },
    );
  }
  list.end();
  const nodes = stats.map((_, index) => margin + index * width + 4.5);
  thread(doc, { x: margin, y: headHeight + 26, width: column }, nodes, {
    line: colors.pine,
    paper: "#ffffff",
    signal: colors.signal,
  });
}

function writeCategories(
  doc: Document,
  sheet: Element,
  { categories, colors }: CapabilitiesDocument,
): void {
  const gutter = 28;
  const width = (column - gutter) / 2;
  const text: Style = { font: "text", size: 9.5, color: colors.quiet, gap: 1.5 };
  const sorted = categories.map((category, index) => ({
    category,
    place: {
      x: margin + (index % 2) * (width + gutter),
      y: 390 + Math.floor(index / 2) * 128,
      width,
    },
  }));
  for (const { category, place } of sorted) {
    const section = open(doc, sheet, "Sect");
    decorate(doc, () =>
      doc
        .lineWidth(0.75)
        .moveTo(place.x, place.y - 9)
        .lineTo(place.x + width, place.y - 9)
        .stroke(colors.line),
    );
    let y = write(
      doc,
      section,
      "H3",
      category.title,
      { font: "display", size: 13, color: colors.ink },
      place,
    );
    y = write(doc, section, "P", category.text, text, { ...place, y: y + 2 }) + 4;
    const list = open(doc, section, "L");
    for (const point of category.points) {
      const top = y;
      decorate(doc, () =>
        doc
          .lineWidth(1)
          .circle(place.x + 3, top + 6.2, 2.2)
          .stroke(colors.pine),
      );
      const body = open(doc, open(doc, list, "LI"), "LBody");
      y =
        write(
          doc,
          body,
          "P",
          point,
          { ...text, color: colors.ink },
          { x: place.x + 12, y, width: width - 12 },
        ) + 1;
    }
    section.end();
  }
}

export function drawFirstPage(doc: Document, root: Element, content: CapabilitiesDocument): void {
  const { colors, firm, title, edition, lead } = content;
  drawHead(doc, colors);
  const sheet = open(doc, root, "Sect");
  const quiet: Style = { font: "text", size: 10, color: colors.onDeepQuiet };
  write(
    doc,
    sheet,
    "P",
    firm.name,
    { font: "display", size: 13, color: colors.onDeep },
    { x: margin + 32, y: 43, width: 240 },
  );
  write(
    doc,
    sheet,
    "P",
    edition,
    { ...quiet, align: "right" },
    { x: margin, y: 45, width: column },
  );
  const y = write(
    doc,
    sheet,
    "H1",
    title,
    { font: "display", size: 40, color: colors.onDeep },
    { x: margin, y: 104, width: column },
  );
  write(doc, sheet, "P", lead, { ...quiet, size: 12, gap: 3 }, { x: margin, y: y + 8, width: 440 });
  writeStats(doc, sheet, content);
  write(
    doc,
    sheet,
    "H2",
    "What we do",
    { font: "display", size: 19, color: colors.ink },
    { x: margin, y: 346, width: column },
  );
  writeCategories(doc, sheet, content);
  sheet.end();
}
