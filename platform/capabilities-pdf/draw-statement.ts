import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { openFace } from "../fonts/open-face.ts";
import { drawFirstPage } from "./first-page.ts";
import { drawSecondPage } from "./second-page.ts";
import type { Statement } from "./statement.ts";

const display = "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const text = "geist/files/geist-latin-wght-normal.woff2";

/** Declares conformance with PDF/UA-1, which pdfkit's types do not list among its subsets. */
const universalAccess: object = { subset: "PDF/UA" };

/** The statement as a PDF of two US Letter pages, tagged as PDF/UA-1 asks. */
export async function drawStatement(statement: Statement): Promise<Buffer> {
  const { firm, title, created } = statement;
  const doc = new Pdf({
    size: "LETTER",
    margin: 0,
    autoFirstPage: false,
    // No standard font: every face is embedded.
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
  doc.registerFont("display", openFace(display, 620, "Bricolage-SemiBold"));
  doc.registerFont("text", openFace(text, 400, "Geist-Regular"));
  doc.registerFont("strong", openFace(text, 600, "Geist-SemiBold"));
  const bytes = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const draw of [drawFirstPage, drawSecondPage]) {
    doc.addPage();
    draw(doc, root, statement);
  }
  root.end();
  doc.end();
  return bytes;
}
