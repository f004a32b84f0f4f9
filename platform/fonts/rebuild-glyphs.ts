import { ByteReader } from "./byte-reader.ts";
import { int16s, type Point, simpleGlyph, stackGlyphs } from "./write-true-type.ts";

/** A point of the triplet encoding: W3C WOFF File Format 2.0, section 5.2, table "Triplet Encoding". */
function readPoint(flags: ByteReader, glyphs: ByteReader): Point {
  const byte = flags.uint8();
  const flag = byte & 127;
  const onCurve = byte < 128;
  const signed = (bit: number, value: number) => (flag & bit ? value : -value);
  if (flag < 10) return { dx: 0, dy: signed(1, ((flag & 14) << 7) + glyphs.uint8()), onCurve };
  if (flag < 20)
    return { dx: signed(1, (((flag - 10) & 14) << 7) + glyphs.uint8()), dy: 0, onCurve };
  if (flag < 84) {
    const place = flag - 20;
    const pair = glyphs.uint8();
    const dx = 1 + (place & 48) + (pair >> 4);
    const dy = 1 + ((place & 12) << 2) + (pair & 15);
    return { dx: signed(1, dx), dy: signed(2, dy), onCurve };
  }
  if (flag < 120) {
    const place = flag - 84;
    const dx = 1 + Math.trunc(place / 12) * 256 + glyphs.uint8();
    const dy = 1 + ((place % 12) >> 2) * 256 + glyphs.uint8();
    return { dx: signed(1, dx), dy: signed(2, dy), onCurve };
  }
  if (flag < 124) {
    const [high, middle, low] = [glyphs.uint8(), glyphs.uint8(), glyphs.uint8()];
    const dx = (high << 4) + (middle >> 4);
    const dy = ((middle & 15) << 8) + low;
    return { dx: signed(1, dx), dy: signed(2, dy), onCurve };
  }
  return { dx: signed(1, glyphs.uint16()), dy: signed(2, glyphs.uint16()), onCurve };
}

/** Bytes of a composite glyph's components, and whether instructions follow. Flags: OpenType, glyf table. */
function readComponents(composites: ByteReader): { bytes: Buffer; instructed: boolean } {
  const parts: Buffer[] = [];
  for (;;) {
    const head = composites.bytes(4);
    const flags = head.readUInt16BE();
    const scale = flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0;
    parts.push(head, composites.bytes((flags & 1 ? 4 : 2) + scale));
    if (!(flags & 32)) return { bytes: Buffer.concat(parts), instructed: (flags & 256) !== 0 };
  }
}

/** Undoes WOFF2's transform of outlines (its section 5.1). Offsets in the `loca` have four bytes. */
export function rebuildGlyphs(packed: Uint8Array): { glyf: Buffer; loca: Buffer } {
  const header = new ByteReader(packed);
  header.skip(4);
  const count = header.uint16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.uint32());
  const [contours, numbers, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(header.bytes(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const hasBox = boxes.bytes(4 * Math.ceil(count / 32));

  return stackGlyphs(
    Array.from({ length: count }, (_, index) => {
      const contourCount = contours.int16();
      const box = ((hasBox[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0 ? boxes.bytes(8) : null;
      if (contourCount === 0) return Buffer.alloc(0);
      if (contourCount < 0) {
        const { bytes, instructed } = readComponents(composites);
        const code = instructed ? instructions.bytes(glyphs.packed16()) : null;
        const tail = code ? [int16s([code.length]), code] : [];
        return Buffer.concat([int16s([contourCount]), box ?? Buffer.alloc(8), bytes, ...tail]);
      }
      const perContour = Array.from({ length: contourCount }, () => numbers.packed16());
      const drawn = perContour.map((points) =>
        Array.from({ length: points }, () => readPoint(flags, glyphs)),
      );
      return simpleGlyph(drawn, instructions.bytes(glyphs.packed16()));
    }),
  );
}
