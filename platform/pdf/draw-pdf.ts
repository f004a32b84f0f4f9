import { buffer } from "node:stream/consumers";
import { LetteredPdf } from "./lettered-pdf.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Declares conformance with PDF/UA-1, which pdfkit's types do not list among its subsets. */
const universalAccess: object = { subset: "PDF/UA" };

type About = {
  title: string;
  author: string;
  created: Date;
  /** Points; text that reaches the lower one goes on over the next page. */
  margins?: { top: number; bottom: number };
};

/** US Letter, tagged, and the same bytes for the same content: `created` is fixed by the caller. */
export async function drawPdf(
  { title, author, created, margins }: About,
  draw: (doc: Document, root: Element) => void,
): Promise<Buffer> {
  const doc = new LetteredPdf({
    size: "LETTER",
    margins: { left: 0, right: 0, top: 0, bottom: 0, ...margins },
    autoFirstPage: false,
    bufferPages: true,
    // No standard font: every font is embedded.
    font: "",
    pdfVersion: "1.7",
    ...universalAccess,
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  draw(doc, root);
  root.end();
  doc.end();
  return bytes;
}
