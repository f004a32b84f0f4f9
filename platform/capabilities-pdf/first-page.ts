import { column, decorate, margin, open, pageWidth, type Style, thread, write } from "./pen.ts";
import type { Statement } from "./statement.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const headHeight = 236;

function drawHead(doc: Document, { deep, onDeep, signal }: Statement["colours"]): void {
  decorate(doc, () => {
    doc.rect(0, 0, pageWidth, headHeight).fill(deep);
    doc.lineWidth(2).lineCap("round");
    doc.path(`M${margin} 60V48c0-4 2-6 6-6h5M${margin} 52h7c5 0 5 8 12 8`).stroke(onDeep);
    doc.circle(margin + 17, 42, 3.5).fill(signal);
  });
}

function writeStats(doc: Document, sheet: Element, { stats, colours }: Statement): void {
  const width = column / stats.length;
  const list = open(doc, sheet, "L");
  for (const [index, { value, description }] of stats.entries()) {
    const place = { x: margin + index * width, y: headHeight + 36, width: width - 16 };
    const body = open(doc, open(doc, list, "LI"), "LBody");
    const y = write(
      doc,
      body,
      "P",
      value,
      { font: "display", size: 27, colour: colours.ink },
      place,
    );
    write(
      doc,
      body,
      "P",
      description,
      { font: "text", size: 10, colour: colours.quiet },
      { ...place, y: y - 2 },
    );
  }
  list.end();
  const nodes = stats.map((_, index) => margin + index * width + 4.5);
  thread(doc, { x: margin, y: headHeight + 26, width: column }, nodes, {
    line: colours.pine,
    paper: "#ffffff",
    signal: colours.signal,
  });
}

function writeCategories(doc: Document, sheet: Element, { categories, colours }: Statement): void {
  const gutter = 28;
  const width = (column - gutter) / 2;
  const text: Style = { font: "text", size: 9.5, colour: colours.quiet, gap: 1.5 };
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
        .stroke(colours.line),
    );
    let y = write(
      doc,
      section,
      "H3",
      category.title,
      { font: "display", size: 13, colour: colours.ink },
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
          .stroke(colours.pine),
      );
      const body = open(doc, open(doc, list, "LI"), "LBody");
      y =
        write(
          doc,
          body,
          "P",
          point,
          { ...text, colour: colours.ink },
          { x: place.x + 12, y, width: width - 12 },
        ) + 1;
    }
    section.end();
  }
}

/** Who the firm is, three figures, and what it does. */
export function drawFirstPage(doc: Document, root: Element, statement: Statement): void {
  const { colours, firm, title, edition, lead } = statement;
  drawHead(doc, colours);
  const sheet = open(doc, root, "Sect");
  const quiet: Style = { font: "text", size: 10, colour: colours.onDeepQuiet };
  write(
    doc,
    sheet,
    "P",
    firm.name,
    { font: "display", size: 13, colour: colours.onDeep },
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
    { font: "display", size: 40, colour: colours.onDeep },
    { x: margin, y: 104, width: column },
  );
  write(doc, sheet, "P", lead, { ...quiet, size: 12, gap: 3 }, { x: margin, y: y + 8, width: 440 });
  writeStats(doc, sheet, statement);
  write(
    doc,
    sheet,
    "H2",
    "What we do",
    { font: "display", size: 19, colour: colours.ink },
    { x: margin, y: 346, width: column },
  );
  writeCategories(doc, sheet, statement);
  sheet.end();
}
