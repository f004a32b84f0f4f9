import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export const openPdf = (file: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;

/** The words of each of its pages. */
export function textsOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, n) => n + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items
        .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""))
        .join("")
        .replaceAll(/\s+/g, " ");
    }),
  );
}
