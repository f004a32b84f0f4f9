import { crc32 } from "node:zlib";

export function sizedPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(17);
  header.write("IHDR");
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2], 12);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
      chunk(header),
      chunk(Buffer.from("IDAT")),
      chunk(Buffer.from("IEND")),
    ]),
  );
}

function chunk(content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
