/** The tables of a font by their tags. */
export type Tables = Map<string, Uint8Array>;

/** A point of an outline in font units, as the step from the point before it. */
export type Point = { dx: number; dy: number; onCurve: boolean };

export function int16s(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, index * 2);
  return bytes;
}

function boundsOf(points: Point[]): number[] {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const { dx, dy } of points) {
    xs.push((x += dx));
    ys.push((y += dy));
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A glyph of the `glyf` table, every step in two bytes. */
export function simpleGlyph(contours: Point[][], instructions: Uint8Array): Buffer {
  let last = -1;
  const ends = contours.map(({ length }) => (last += length));
  const points = contours.flat();
  return Buffer.concat([
    int16s([contours.length, ...boundsOf(points), ...ends, instructions.length]),
    instructions,
    Buffer.from(points.map(({ onCurve }) => Number(onCurve))),
    int16s(points.map(({ dx }) => dx)),
    int16s(points.map(({ dy }) => dy)),
  ]);
}

const paddingOf = (length: number) => (4 - (length % 4)) % 4;

/** The `glyf` table and its `loca`, which has four bytes an offset. */
export function stackGlyphs(glyphs: Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  for (const [index, { length }] of glyphs.entries()) {
    offset += length + paddingOf(length);
    loca.writeUInt32BE(offset, 4 * (index + 1));
  }
  const padded = glyphs.flatMap((glyph) => [glyph, Buffer.alloc(paddingOf(glyph.length))]);
  return { glyf: Buffer.concat(padded), loca };
}

/** The tables as a TrueType file. Checksums are left zero: it is for embedding, not for installing. */
export function writeTrueType(tables: Tables): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  directory.writeUInt32BE(0x00010000);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  const byTag = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [tag, table]] of byTag.entries()) {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    parts.push(table, Buffer.alloc(paddingOf(table.length)));
    offset += table.length + paddingOf(table.length);
  }
  return Buffer.concat(parts);
}
