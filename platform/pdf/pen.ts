import type { Face } from "./faces.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

export type Style = {
  font: Face;
  size: number;
  color: string;
  /** Points between lines beyond the font's own. */
  gap?: number;
  align?: "left" | "right";
};

type Place = { x: number; y: number; width: number };

/** Points from the edge of a US Letter page, 612 by 792 points. */
export const margin = 48;
export const pageWidth = 612;
export const pageHeight = 792;
export const column = pageWidth - 2 * margin;
/** On a sheet the foot of the page is below it. */
export const bottom = pageHeight - 72;

export function open(doc: Document, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

function print(
  doc: Document,
  text: string,
  { font, size, color, gap = 0, align }: Style,
  { x, y, width }: Place,
  link?: string,
) {
  doc.font(font, size).fillColor(color);
  doc.text(text, x, y, {
    width,
    lineGap: gap,
    ...(align ? { align } : {}),
    ...(link ? { link } : {}),
  });
}

export function write(
  doc: Document,
  parent: Element,
  type: string,
  text: string,
  style: Style,
  place: Place,
): number {
  const element = doc.struct(type, {}, () => print(doc, text, style, place));
  parent.add(element);
  element.end();
  return doc.y;
}

export function writeLink(
  doc: Document,
  parent: Element,
  text: string,
  href: string,
  style: Style,
  place: Place,
): number {
  const paragraph = open(doc, parent, "P");
  const link = doc.struct("Link", {}, () => print(doc, text, style, place, href));
  paragraph.add(link);
  paragraph.end();
  return doc.y;
}

export function decorate(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

export function rule(doc: Document, y: number, color: string, width: number): void {
  decorate(doc, () =>
    doc
      .lineWidth(width)
      .moveTo(margin, y)
      .lineTo(margin + column, y)
      .stroke(color),
  );
}

export function thread(
  doc: Document,
  { x, y }: { x: number; y: number },
  nodes: number[],
  colors: { line: string; paper: string; signal: string },
): void {
  decorate(doc, () => {
    doc
      .lineWidth(1.5)
      .moveTo(x, y)
      .lineTo(Math.max(...nodes), y)
      .stroke(colors.line);
    for (const [index, node] of nodes.entries()) {
      const last = index === nodes.length - 1;
      doc
        .circle(node, y, 4.5)
        .fillAndStroke(last ? colors.signal : colors.paper, last ? colors.signal : colors.line);
    }
  });
}
