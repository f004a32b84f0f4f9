import { create } from "fontkit";
import { fontFile } from "../font-file.ts";
import { unpackWoff } from "./unpack-woff.ts";

type Part = { name: string; bytes: Buffer; letters: Set<number> };

const partsOf = (family: "bricolage-grotesque" | "geist", weight: number, subsets: string[]) =>
  subsets.map((subset): Part => {
    const bytes = unpackWoff(fontFile(family, weight, subset));
    const name = `${family}-${subset}-${weight}`;
    return { name, bytes, letters: new Set(create(bytes).characterSet) };
  });

const latin = ["latin", "latin-ext", "vietnamese"];
const cyrillic = ["cyrillic", "cyrillic-ext"];

/** The files that have its letters, in the order in which they are asked. */
export const faces = {
  display: [...partsOf("bricolage-grotesque", 600, latin), ...partsOf("geist", 600, cyrillic)],
  text: partsOf("geist", 400, [...latin, ...cyrillic]),
  strong: partsOf("geist", 600, [...latin, ...cyrillic]),
};

export type Face = keyof typeof faces;

/** What no file has, in letters that they have. */
const spelled = new Map(
  Object.entries({
    "→": "->",
    "←": "<-",
    "↔": "<->",
    "⇒": "=>",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "≈": "~",
    "✓": "[x]",
    "✔": "[x]",
    "\u2010": "-",
    "\u2011": "-",
    "\u2015": "—",
    "●": "•",
    "▪": "•",
    "■": "•",
  }),
);

const partWith = (face: Face, letter: string) =>
  faces[face].find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

function spell(face: Face, letter: string): string {
  // Dates are joined with thin spaces.
  if (/[\p{Zs}\t]/u.test(letter)) return " ";
  if (partWith(face, letter)) return letter;
  const known = spelled.get(letter);
  if (known !== undefined) return known;
  // Such as a line's end, what joins the parts of an emoji, or an accent that no file has.
  if (/[\p{Cc}\p{Cf}\p{M}\p{Zl}\p{Zp}]/u.test(letter)) return "";
  const plain = letter.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const isWord = /^[\p{L}\p{N}]+$/u.test(plain);
  return isWord && Array.from(plain).every((one) => partWith(face, one)) ? plain : "?";
}

type Run = { font: string; text: string };

export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  const letters = Array.from(text.normalize("NFC"), (letter) => spell(face, letter)).join("");
  for (const letter of letters) {
    const { name } = partWith(face, letter) ?? faces[face][0]!;
    const last = runs.at(-1);
    if (last?.font === name) last.text += letter;
    else runs.push({ font: name, text: letter });
  }
  return runs;
}
