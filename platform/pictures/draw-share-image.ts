import sharp from "sharp";
import { breakLines, type Face, setText, textWidth } from "./set-text.ts";

/** Pixels; the size social networks ask for. */
const shareImageSize = { width: 1200, height: 630 };

export type ShareBrand = {
  name: string;
  colors: { ground: string; ink: string; quiet: string; signal: string };
};

export type ShareWords = { title: string; kicker?: string | undefined };

const margin = 80;
const titleWidth = 800;
const titleSizes = [104, 88, 76, 64, 54];
const maxLines = 4;

function setTitle(title: string): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const setting = { face: "display" as Face, size };
    const lines = breakLines(title, titleWidth, setting);
    const fits = lines.every((line) => textWidth(line, setting) <= titleWidth);
    if (fits && lines.length * size <= 320 && lines.length <= maxLines) return { size, lines };
  }
  const size = titleSizes.at(-1) ?? 54;
  const lines = breakLines(title, titleWidth, { face: "display", size });
  const kept = lines.slice(0, maxLines);
  if (lines.length > maxLines) kept[maxLines - 1] += " …";
  return { size, lines: kept };
}

function thread({ ink, quiet, signal, ground }: ShareBrand["colors"]): string {
  return `<g fill="none" stroke="${quiet}" stroke-width="4">
    <path d="M0 568H904C944 568 968 544 968 504V208C968 164 988 144 1032 144H1080"/>
    <path d="M968 288H1000C1064 288 1056 352 1132 352"/>
    <path d="M968 424H984C1032 424 1024 472 1076 472H1200"/></g>
    <g fill="${ground}" stroke="${ink}" stroke-width="4">
    <circle cx="1132" cy="352" r="14"/><circle cx="1104" cy="472" r="14"/>
    <circle cx="${margin + 14}" cy="568" r="14"/></g>
    <circle cx="1096" cy="144" r="30" fill="${signal}"/>`;
}

export async function drawShareImage(words: ShareWords, brand: ShareBrand): Promise<Buffer> {
  const { width, height } = shareImageSize;
  const { ground, ink, quiet } = brand.colors;
  const { size, lines } = setTitle(words.title);
  const leading = size * 1.06;
  const lastBaseline = 488;
  const first = lastBaseline - (lines.length - 1) * leading;
  const title = lines.map((line, index) =>
    setText(line, { face: "display", size, x: margin, y: first + index * leading, fill: ink }),
  );
  const kicker = words.kicker
    ? setText(words.kicker, {
        face: "text",
        size: 32,
        x: margin,
        y: first - size * 0.76 - 36,
        fill: quiet,
      })
    : "";
  const name = setText(brand.name, { face: "display", size: 34, x: margin, y: 108, fill: ink });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    ${thread(brand.colors)}${name}${kicker}${title.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 48, compressionLevel: 9 }).toBuffer();
}
