import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { OutlineSubset } from "./outline-subset.ts";
import { unpackWoff2 } from "./unpack-woff2.ts";
import { writeTrueType } from "./write-true-type.ts";

/** One weight of a variable font of a @fontsource-variable package, ready to be embedded under `name`. */
export function openFace(file: string, weight: number, name: string): Font {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  const tables = unpackWoff2(readFileSync(path));
  const font = create(writeTrueType(tables)).getVariation({ wght: weight });
  // Two weights of one family share the name in the file, and would be taken for one font.
  Object.defineProperty(font, "postscriptName", { value: name });
  font.createSubset = () => new OutlineSubset(font, tables);
  return font;
}
