import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

export function fontFile(family: "bricolage-grotesque" | "geist", weight: number): string {
  return resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
}
