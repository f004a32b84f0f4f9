import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** Bytes, as WOFF 1.0 and OpenType lay their headers and table records out. */
const woff = { header: 44, record: 20 };
const font = { header: 12, record: 16 };

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The font inside a WOFF file: from the file itself, the PDF writer would inflate a whole table for each glyph. */
export function unpackWoff(path: string): Buffer {
  const file = readFileSync(path);
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const record = file.subarray(woff.header + index * woff.record);
    const [offset, packed, length] = [4, 8, 12].map((at) => record.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const stored = file.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    return { tag: record.subarray(0, 4), checksum: record.subarray(16, 20), data };
  });
  const directory = Buffer.alloc(font.header + count * font.record);
  file.copy(directory, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + index * 2),
  );
  let end = directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = font.header + index * font.record;
    tag.copy(directory, at);
    checksum.copy(directory, at + 4);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    end += padded(data.length);
  }
  const bodies = tables.map(({ data }) =>
    Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]),
  );
  return Buffer.concat([directory, ...bodies]);
}
