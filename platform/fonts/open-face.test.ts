import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { openFace } from "./open-face.ts";
import { unpackWoff2 } from "./unpack-woff2.ts";
import { writeTrueType } from "./write-true-type.ts";

const files = [
  "geist/files/geist-latin-wght-normal.woff2",
  "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
];

const read = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`));

describe.each(files)("%s", (file) => {
  it("keeps each outline and width when it is unpacked, composite glyphs too", () => {
    const packed = create(read(file));
    const unpacked = create(writeTrueType(unpackWoff2(read(file))));
    expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
    for (let id = 0; id < packed.numGlyphs; id++) {
      const [one, other] = [packed.getGlyph(id), unpacked.getGlyph(id)];
      expect(other.path.toSVG(), `glyph ${id}`).toBe(one.path.toSVG());
      expect(other.advanceWidth, `glyph ${id}`).toBe(one.advanceWidth);
    }
  });

  it("embeds the glyphs asked for in the weight asked for", () => {
    const face = openFace(file, 600, "Face-SemiBold");
    const subset = face.createSubset();
    const { glyphs } = face.layout("é8%");
    const places = glyphs.map(({ id }) => subset.includeGlyph(id));
    expect(places).toEqual([1, 2, 3]);
    expect(subset.includeGlyph(glyphs[0]!.id)).toBe(1);
    const embedded = create(subset.encode());
    const regular = create(writeTrueType(unpackWoff2(read(file)))).layout("é8%").glyphs;
    for (const [index, { path, advanceWidth }] of glyphs.entries()) {
      const copy = embedded.getGlyph(places[index]!);
      expect(copy.advanceWidth).toBe(Math.round(advanceWidth));
      expect(copy.bbox.minX).toBeCloseTo(path.bbox.minX, 0);
      expect(copy.bbox.maxX).toBeCloseTo(path.bbox.maxX, 0);
      expect(copy.path.toSVG()).not.toBe(regular[index]!.path.toSVG());
    }
  });
});

it("refuses a file of another kind", () => {
  expect(() => unpackWoff2(Buffer.from("OTTO, not a web font"))).toThrow("Not a WOFF2 font");
});
