import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { fontFile } from "../font-file.ts";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Declares conformance with PDF/UA-1, which pdfkit's types do not list among its subsets. */
const universalAccess: object = { subset: "PDF/UA" };

/** US Letter, tagged, and the same bytes for the same content: `created` is fixed by the caller. */
export async function drawPdf(
  { title, author, created }: { title: string; author: string; created: Date },
  draw: (doc: Document, root: Element) => void,
): Promise<Buffer> {
  const doc = new Pdf({
    size: "LETTER",
    margin: 0,
    autoFirstPage: false,
    // No standard font: every font is embedded.
    font: "",
    pdfVersion: "1.7",
    ...universalAccess,
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  doc.registerFont("display", fontFile("bricolage-grotesque", 600));
  doc.registerFont("text", fontFile("geist", 400));
  doc.registerFont("strong", fontFile("geist", 600));
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  draw(doc, root);
  root.end();
  doc.end();
  return bytes;
}
