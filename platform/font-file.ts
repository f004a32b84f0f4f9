import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Path of one weight of the site's fonts, in the format that pdfkit and fontkit both read. */
export function fontFile(family: "bricolage-grotesque" | "geist", weight: number): string {
  return resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
}
