import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/** A Windows icon file that holds one PNG: six bytes of head, sixteen about the picture, the picture. */
function icoOf(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function png(image: Sharp): Promise<Buffer> {
  return image.png({ compressionLevel: 9 }).toBuffer();
}

/** The icons that browsers and telephones ask for, by file name, all from one SVG whose rounded ground fills it. */
export async function drawIcons(svgFile: string): Promise<Map<string, Buffer>> {
  const svg = await readFile(svgFile);
  const ground = svg.toString().match(/<rect[^>]* fill="(#[0-9a-f]{6})"/)?.[1];
  if (!ground) throw new Error(`${svgFile} has no ground to take the colour from`);
  const rounded = (pixels: number) => sharp(svg, { density: 72 * (pixels / 32) }).resize(pixels);
  // Telephones cut the corners themselves, so the ground has to reach into them.
  const square = (pixels: number) => rounded(pixels).flatten({ background: ground });
  return new Map([
    ["favicon.ico", icoOf(await png(rounded(32)), 32)],
    ["icon-192.png", await png(rounded(192))],
    ["icon-512.png", await png(rounded(512))],
    ["icon-maskable.png", await png(square(512))],
    ["apple-touch-icon.png", await png(square(180))],
  ]);
}
