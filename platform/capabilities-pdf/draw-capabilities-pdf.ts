import { drawPdf } from "../pdf/draw-pdf.ts";
import type { CapabilitiesDocument } from "./capabilities-document.ts";
import { drawFirstPage } from "./first-page.ts";
import { drawSecondPage } from "./second-page.ts";

export function drawCapabilitiesPdf(content: CapabilitiesDocument): Promise<Buffer> {
  const { firm, title, created } = content;
  const about = { title: `${firm.name}: ${title}`, author: firm.name, created };
  return drawPdf(about, (doc, root) => {
    for (const draw of [drawFirstPage, drawSecondPage]) {
      doc.addPage();
      draw(doc, root, content);
    }
  });
}
