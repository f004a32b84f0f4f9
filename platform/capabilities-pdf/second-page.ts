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
  writeLink,
} from "../pdf/pen.ts";
import { writePlatforms } from "./platform-table.ts";
import type { CapabilitiesDocument } from "./capabilities-document.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

export const contactHeight = 140;

function writeDifferentiators(
  doc: Document,
  sheet: Element,
  { differentiators, colors }: CapabilitiesDocument,
  top: number,
): number {
  const gutter = 28;
  const width = (column - gutter) / 2;
  let y = top;
  let end = top;
  for (const [index, { title, text }] of differentiators.entries()) {
    if (index % 2 === 0) y = end + (index && 10);
    const place = { x: margin + (index % 2) * (width + gutter), y, width };
    const section = open(doc, sheet, "Sect");
    const heading: Style = { font: "strong", size: 11, color: colors.ink };
    const words: Style = { font: "text", size: 9.5, color: colors.quiet, gap: 1.5 };
    const under = write(doc, section, "H3", title, heading, place);
    end = Math.max(end, write(doc, section, "P", text, words, { ...place, y: under + 1 }));
  }
  return end;
}

function writeResults(
  doc: Document,
  sheet: Element,
  { results, colors }: CapabilitiesDocument,
  top: number,
): number {
  const width = column / results.length;
  thread(
    doc,
    { x: margin, y: top },
    results.map((_, index) => margin + index * width + 4.5),
    { line: colors.pine, paper: "#ffffff", signal: colors.signal },
  );
  const list = open(doc, sheet, "L");
  const ends = results.map(({ client, value, description, duration }, index) => {
    const place = { x: margin + index * width, y: top + 10, width: width - 16 };
    const body = open(doc, open(doc, list, "LI"), "LBody");
    const small: Style = { font: "text", size: 9.5, color: colors.quiet, gap: 1.5 };
    let y = write(doc, body, "P", value, { font: "display", size: 22, color: colors.ink }, place);
    y = write(doc, body, "P", description, { ...small, color: colors.ink }, { ...place, y: y - 2 });
    y = write(doc, body, "P", client, small, { ...place, y: y + 4 });
    return write(doc, body, "P", duration, small, { ...place, y });
  });
  list.end();
  return Math.max(...ends);
}

function writeContact(
  doc: Document,
  sheet: Element,
  { firm, promise, colors }: CapabilitiesDocument,
): void {
  const top = pageHeight - contactHeight;
  decorate(doc, () => doc.rect(0, top, pageWidth, contactHeight).fill(colors.deep));
  const left = { x: margin, y: top + 30, width: 240 };
  const right = { x: margin + 288, y: top + 34, width: column - 288 };
  const line: Style = { font: "text", size: 10.5, color: colors.onDeep, gap: 3 };
  const y = write(
    doc,
    sheet,
    "H2",
    "Talk to us",
    { font: "display", size: 24, color: colors.onDeep },
    left,
  );
  write(doc, sheet, "P", promise, { ...line, color: colors.onDeepQuiet }, { ...left, y: y + 4 });
  let next = writeLink(
    doc,
    sheet,
    firm.email,
    `mailto:${firm.email}`,
    { ...line, font: "strong" },
    right,
  );
  next = writeLink(doc, sheet, firm.phone, firm.phoneHref, line, { ...right, y: next });
  next = write(doc, sheet, "P", firm.hours, line, { ...right, y: next });
  write(doc, sheet, "P", firm.location, line, { ...right, y: next });
}

export function drawSecondPage(doc: Document, root: Element, content: CapabilitiesDocument): void {
  const sheet = open(doc, root, "Sect");
  const heading: Style = { font: "display", size: 19, color: content.colors.ink };
  const whole = { x: margin, width: column };
  let y = write(doc, sheet, "H2", "Platform expertise", heading, { ...whole, y: 44 });
  y = writePlatforms(doc, sheet, content, y + 8) + 24;
  y = write(doc, sheet, "H2", "What sets us apart", heading, { ...whole, y });
  y = writeDifferentiators(doc, sheet, content, y + 6) + 22;
  y = write(doc, sheet, "H2", "What clients measured", heading, { ...whole, y });
  y = writeResults(doc, sheet, content, y + 14) + 22;
  write(doc, sheet, "H2", "Clients", heading, { ...whole, y });
  write(
    doc,
    sheet,
    "P",
    content.clients.join("   ·   "),
    { font: "text", size: 11, color: content.colors.ink },
    { x: margin + 92, y: y + 7, width: column - 92 },
  );
  writeContact(doc, sheet, content);
  sheet.end();
}
