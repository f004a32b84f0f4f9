// Redraws the icons in public/ from icon.svg: run it by hand when the mark changes.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const folder = join(import.meta.dirname, "../public");
const svg = await readFile(join(folder, "icon.svg"));
const ground = svg.toString().match(/<rect[^>]* fill="(#[0-9a-f]{6})"/)?.[1];
if (!ground) throw new Error("icon.svg has no ground to take the color from");

const rounded = (pixels: number) => sharp(svg, { density: 72 * (pixels / 32) }).resize(pixels);
// Phones round the corners themselves, so the background has to fill them.
const square = (pixels: number) => rounded(pixels).flatten({ background: ground });
const png = (image: Sharp) => image.png({ compressionLevel: 9 }).toBuffer();

/** A Windows icon file that holds one PNG: 6 bytes of header, 16 about the picture, the picture. */
function icoOf(picture: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

await writeFile(join(folder, "favicon.ico"), icoOf(await png(rounded(32)), 32));
await writeFile(join(folder, "icon-192.png"), await png(rounded(192)));
await writeFile(join(folder, "icon-512.png"), await png(rounded(512)));
await writeFile(join(folder, "icon-maskable.png"), await png(square(512)));
await writeFile(join(folder, "apple-touch-icon.png"), await png(square(180)));
