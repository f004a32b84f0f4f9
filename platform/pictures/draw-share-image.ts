import sharp from "sharp";
import { breakLines, type Face, setText, textWidth } from "./set-text.ts";

/** Pixels; the size social networks ask for. */
const shareImageSize = { width: 1200, height: 630 };

type Colors = { ground: string; ink: string; quiet: string; signal: string };

export type ShareBrand = {
  name: string;
  colors: Colors;
  /** Beside a dark picture. */
  onPaper: Colors;
};

export type ShareWords = {
  title: string;
  kicker?: string | undefined;
  /** SVG, 640 by 360. */
  picture?: { svg: string; isDark: boolean };
};

/** Where a title stands: as large as it fits, its last line on one height. */
type Place = { width: number; height: number; lastBaseline: number; sizes: number[] };

const margin = 80;
const maxLines = 4;
const alone: Place = { width: 800, height: 320, lastBaseline: 488, sizes: [104, 88, 76, 64, 54] };
const underPicture: Place = {
  width: 1040,
  height: 172,
  lastBaseline: 566,
  sizes: [76, 68, 60, 52, 40],
};

function setTitle(title: string, { width, height, sizes }: Place) {
  for (const size of sizes) {
    const setting = { face: "display" as Face, size };
    const lines = breakLines(title, width, setting);
    const fits = lines.every((line) => textWidth(line, setting) <= width);
    if (fits && lines.length * size <= height && lines.length <= maxLines) return { size, lines };
  }
  const size = sizes.at(-1) ?? 40;
  const lines = breakLines(title, width, { face: "display", size });
  const kept = lines.slice(0, maxLines);
  if (lines.length > maxLines) kept[maxLines - 1] += " …";
  return { size, lines: kept };
}

function thread({ ink, quiet, signal, ground }: Colors): string {
  return `<g fill="none" stroke="${quiet}" stroke-width="4">
    <path d="M0 568H904C944 568 968 544 968 504V208C968 164 988 144 1032 144H1080"/>
    <path d="M968 288H1000C1064 288 1056 352 1132 352"/>
    <path d="M968 424H984C1032 424 1024 472 1076 472H1200"/></g>
    <g fill="${ground}" stroke="${ink}" stroke-width="4">
    <circle cx="1132" cy="352" r="14"/><circle cx="1104" cy="472" r="14"/>
    <circle cx="${margin + 14}" cy="568" r="14"/></g>
    <circle cx="1096" cy="144" r="30" fill="${signal}"/>`;
}

/** The picture in the upper right corner, and a thread from the name down to the kicker. */
function pictured(svg: string, { ink, quiet, ground }: Colors): string {
  return `<svg x="516" y="0" width="684" height="385" viewBox="0 0 640 360">${svg}</svg>
    <path d="M${margin + 12} 150V300" stroke="${quiet}" stroke-width="4"/>
    <circle cx="${margin + 12}" cy="300" r="12" fill="${ground}" stroke="${ink}" stroke-width="4"/>`;
}

export async function drawShareImage(words: ShareWords, brand: ShareBrand): Promise<Buffer> {
  const { width, height } = shareImageSize;
  const { picture } = words;
  const colors = picture?.isDark ? brand.onPaper : brand.colors;
  const place = picture ? underPicture : alone;
  const { size, lines } = setTitle(words.title, place);
  const leading = size * 1.06;
  const first = place.lastBaseline - (lines.length - 1) * leading;
  const title = lines.map((line, index) => {
    const y = first + index * leading;
    return setText(line, { face: "display", size, x: margin, y, fill: colors.ink });
  });
  const setting = { face: "text" as Face, size: 32 };
  const [kept = "", more] = breakLines(words.kicker ?? "", picture ? 400 : 800, setting);
  const kicker = setText(more ? `${kept} …` : kept, {
    ...setting,
    x: margin,
    y: picture ? 374 : first - size * 0.76 - 36,
    fill: colors.quiet,
  });
  const name = setText(brand.name, {
    face: "display",
    size: 34,
    x: margin,
    y: 108,
    fill: colors.ink,
  });
  const drawing = picture ? pictured(picture.svg, colors) : thread(colors);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colors.ground}"/>
    ${drawing}${name}${kicker}${title.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 48, compressionLevel: 9 }).toBuffer();
}
