import { formatHex, interpolate } from "culori";
import { renderToStaticMarkup } from "react-dom/server";
import { tokenColor } from "../../../styles/token-color.server.ts";
import { type Covered, drawCover } from "./draw-cover.ts";
import sheet from "./drawn-cover.css?raw";
import { DrawnCover } from "./drawn-cover.tsx";

const layer = /^@layer components \{([\s\S]*)\}\s*$/;

/** The token that a ground gives a variable, or that every cover gives it. */
function tokenOf(variable: string, ground: string): string {
  const own = sheet.match(new RegExp(`\\.drawn-on-${ground} \\{[^}]*\\}`))?.[0] ?? "";
  const given = new RegExp(`${variable}: var\\(--([\\w-]+)\\)`);
  const token = (own.match(given) ?? sheet.match(given))?.[1];
  if (!token) throw new Error(`drawn-cover.css gives ${variable} no token`);
  return token;
}

function mixed(one: string, other: string, percent: string): string {
  return formatHex(interpolate([one, other], "oklab")(Number(percent) / 100));
}

/** The drawn cover as SVG in the colors of the light theme, to be set into a picture. */
export function coverPicture(post: Covered): { svg: string; isDark: boolean } {
  const { ground } = drawCover(post);
  const [line, under] = ["--drawn-line", "--drawn-ground"].map((name) => tokenOf(name, ground));
  const color = { line: tokenColor(line!), ground: tokenColor(under!) };
  // A renderer without variables, mixtures or layers reads the sheet of the page.
  const style = sheet
    .replace(layer, "$1")
    .replaceAll("var(--drawn-line)", color.line)
    .replaceAll("var(--drawn-ground)", color.ground)
    .replace(/color-mix\(in oklab, (\S+), (\S+) (\d+)%\)/g, (_, one, other, percent) =>
      mixed(one, other, percent),
    );
  const svg = `<style>${style}.thread-signal{fill:${tokenColor("signal")}}</style>
    <rect width="640" height="360" fill="${color.ground}"/>
    ${renderToStaticMarkup(<DrawnCover post={post} />)}`;
  return { svg, isDark: ground === "deep" };
}
