import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { fontFile } from "../font-file.ts";
import type { CapabilitiesDocument } from "./capabilities-document.ts";
import { drawFirstPage } from "./first-page.ts";
import { drawSecondPage } from "./second-page.ts";

/** Declares conformance with PDF/UA-1, which pdfkit's types do not list among its subsets. */
const universalAccess: object = { subset: "PDF/UA" };

export async function drawCapabilitiesPdf(content: CapabilitiesDocument): Promise<Buffer> {
  const { firm, title, created } = content;
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
    info: {
      Title: `${firm.name}: ${title}`,
      Author: firm.name,
      CreationDate: created,
      ModDate: created,
    },
  });
  doc.registerFont("display", fontFile("bricolage-grotesque", 600));
  doc.registerFont("text", fontFile("geist", 400));
  doc.registerFont("strong", fontFile("geist", 600));
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const draw of [drawFirstPage, drawSecondPage]) {
    doc.addPage();
    draw(doc, root, content);
  }
  root.end();
  doc.end();
  return bytes;
}
