import type { Font, Path } from "fontkit";
import {
  int16s,
  type Point,
  simpleGlyph,
  stackGlyphs,
  type Tables,
  writeTrueType,
} from "./write-true-type.ts";

/** An outline's contours in whole font units. */
function contoursOf(path: Path): Point[][] {
  const contours: Point[][] = [];
  let [x, y] = [0, 0];
  for (const { command, args } of path.commands) {
    if (command === "closePath") continue;
    if (command === "moveTo") contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const next = { x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0) };
      const onCurve = at === args.length - 2;
      contours.at(-1)?.push({ dx: next.x - x, dy: next.y - y, onCurve });
      ({ x, y } = next);
    }
  }
  return contours;
}

/**
 * The glyphs a document uses, as the small TrueType font it carries along, in the weight at hand.
 * It has the face of fontkit's own subset, which cannot write a variable font (2.0.4).
 */
export class OutlineSubset {
  readonly cff = undefined;
  #font: Font;
  #tables: Tables;
  #glyphs = [0];

  constructor(font: Font, tables: Tables) {
    this.#font = font;
    this.#tables = tables;
  }

  /** Its number in the subset. */
  includeGlyph(glyph: number): number {
    const known = this.#glyphs.indexOf(glyph);
    return known === -1 ? this.#glyphs.push(glyph) - 1 : known;
  }

  encode(): Uint8Array {
    const count = this.#glyphs.length;
    const drawn = this.#glyphs.map((id) => this.#font.getGlyph(id));
    const contours = drawn.map(({ path }) => contoursOf(path));
    const { glyf, loca } = stackGlyphs(
      contours.map((glyph) =>
        glyph.length > 0 ? simpleGlyph(glyph, Buffer.alloc(0)) : Buffer.alloc(0),
      ),
    );
    const hmtx = drawn.flatMap(({ advanceWidth, bbox }) => [
      Math.round(advanceWidth),
      Math.round(Number.isFinite(bbox.minX) ? bbox.minX : 0),
    ]);
    const copy = (tag: string) => Buffer.from(this.#tables.get(tag) ?? []);
    const [hhea, maxp] = [copy("hhea"), copy("maxp")];
    hhea.writeUInt16BE(count, 34);
    // numGlyphs, maxPoints, maxContours: OpenType, maxp table.
    maxp.writeUInt16BE(count, 4);
    maxp.writeUInt16BE(Math.max(...contours.map((glyph) => glyph.flat().length)), 6);
    maxp.writeUInt16BE(Math.max(...contours.map(({ length }) => length)), 8);
    return writeTrueType(
      new Map<string, Uint8Array>([
        ["head", copy("head")],
        ["hhea", hhea],
        ["maxp", maxp],
        ["hmtx", int16s(hmtx)],
        ["loca", loca],
        ["glyf", glyf],
      ]),
    );
  }
}
