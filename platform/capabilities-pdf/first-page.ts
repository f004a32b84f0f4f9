import {
  column,
  decorate,
  margin,
  open,
  pageHeight,
  pageWidth,
  type Style,
  thread,
  write,
} from "../pdf/pen.ts";
import type { CapabilitiesDocument } from "./capabilities-document.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

export const headHeight = 160;

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
  thread(doc, { x: margin, y: headHeight + 26 }, nodes, {
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
      y: headHeight + 138 + Math.floor(index / 2) * 121,
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

const dataTop = headHeight + 508;

function writeData(doc: Document, sheet: Element, { data, colors }: CapabilitiesDocument): void {
  decorate(doc, () =>
    doc
      .lineWidth(1.5)
      .rect(margin - 12, dataTop - 12, column + 24, pageHeight - dataTop - 12)
      .stroke(colors.pine),
  );
  const heading: Style = { font: "strong", size: 11, color: colors.ink };
  const top = write(doc, sheet, "H2", "Company data", heading, {
    x: margin,
    y: dataTop,
    width: column,
  });
  const small: Style = { font: "text", size: 8.5, color: colors.quiet, gap: 1 };
  const sides = [
    { x: margin, label: 82, width: 156, y: top + 2, terms: data.filter(({ isLong }) => !isLong) },
    {
      x: margin + 250,
      label: 40,
      width: column - 290,
      y: top + 2,
      terms: data.filter(({ isLong }) => isLong),
    },
  ];
  for (const { terms, x, label, width, y: begin } of sides) {
    let y = begin;
    for (const { term, text } of terms) {
      write(doc, sheet, "P", term, small, { x, y, width: label });
      y =
        write(doc, sheet, "P", text, { ...small, color: colors.ink }, { x: x + label, y, width }) +
        2;
    }
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
    { font: "display", size: 32, color: colors.onDeep },
    { x: margin, y: 70, width: column },
  );
  write(doc, sheet, "P", lead, { ...quiet, size: 11, gap: 2 }, { x: margin, y: y + 4, width: 470 });
  writeStats(doc, sheet, content);
  write(
    doc,
    sheet,
    "H2",
    "What we do",
    { font: "display", size: 19, color: colors.ink },
    { x: margin, y: headHeight + 98, width: column },
  );
  writeCategories(doc, sheet, content);
  writeData(doc, sheet, content);
  sheet.end();
}
