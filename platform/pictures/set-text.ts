import { openSync, type Font } from "fontkit";
import { fontFile } from "../font-file.ts";

const files = { display: fontFile("bricolage-grotesque", 800), text: fontFile("geist", 400) };

export type Face = keyof typeof files;

const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const font = loaded.get(face) ?? openSync(files[face]);
  loaded.set(face, font);
  return font;
}

type Setting = { face: Face; size: number };

export function textWidth(text: string, { face, size }: Setting): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** One line of text as an SVG group of outlines, so that no machine needs the font. Sizes in pixels, `y` is the baseline. */
export function setText(
  text: string,
  { face, size, x, y, fill }: Setting & { x: number; y: number; fill: string },
): string {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance;
    return outline;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}

export function breakLines(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, setting) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
