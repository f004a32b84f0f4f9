import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

export function fontFile(
  family: "bricolage-grotesque" | "geist",
  weight: number,
  subset = "latin",
): string {
  return resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
}
