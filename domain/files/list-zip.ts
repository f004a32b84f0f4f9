import { inflateRawSync } from "node:zlib";

export type ZipEntry = { name: string; encrypted: boolean; read: () => Buffer };

const mostEntries = 5_000;
const mostUnpacked = 2 * 1024 ** 2;
const centralHeader = 0x02014b50;
const localHeader = 0x04034b50;
const end = 0x06054b50;

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes.readUInt32LE(at) === end && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  throw new RangeError("This zip has no end");
}

/** By its directory. @throws RangeError for what is none */
export function listZip(bytes: Buffer): ZipEntry[] {
  const last = findEnd(bytes);
  const count = bytes.readUInt16LE(last + 10);
  if (count > mostEntries) throw new RangeError("This zip has too many entries");
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(last + 16);
  for (let n = 0; n < count; n += 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw new RangeError("This zip is broken");
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    entries.push({
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      read: () => readEntry(bytes, { method, packed, local }),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

type Place = { method: number; packed: number; local: number };

function readEntry(bytes: Buffer, { method, packed, local }: Place): Buffer {
  if (bytes.readUInt32LE(local) !== localHeader) throw new RangeError("This zip is broken");
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(from, from + packed);
  if (method === 0) return data;
  if (method !== 8) throw new RangeError("This zip is packed in an unusual way");
  return inflateRawSync(data, { maxOutputLength: mostUnpacked });
}
