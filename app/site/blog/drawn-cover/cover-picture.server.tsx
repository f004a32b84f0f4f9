import { renderToStaticMarkup } from "react-dom/server";
import { tokenColor } from "../../../styles/token-color.server.ts";
import { type Covered, drawCover } from "./draw-cover.ts";
import { DrawnCover } from "./drawn-cover.tsx";

const grounds = { paper: "paper-2", deep: "deep", sage: "sage", sand: "cover-sand" };

/** What drawn-cover.css says, for a renderer without variables; mixtures are opacities here. */
const style = `.drawn-cover{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round;stroke-width:5}
.drawn-fields{fill:currentColor;fill-opacity:.14;stroke:none}
.drawn-rules{stroke-opacity:.32;stroke-width:1.5}
.drawn-bars{stroke-opacity:.34;stroke-width:18}
.drawn-solid{fill:currentColor;stroke:none}
.drawn-loose{stroke-opacity:.5;stroke-width:3;stroke-dasharray:1 9}`;

/** The drawn cover as SVG in the colors of the light theme, to be set into a picture. */
export function coverPicture(post: Covered): { svg: string; isDark: boolean } {
  const { ground } = drawCover(post);
  const isDark = ground === "deep";
  const color = tokenColor(isDark ? "on-deep" : "pine");
  const fills = `.drawn-nodes{fill:${tokenColor(grounds[ground])}}.thread-signal{fill:${tokenColor("signal")};stroke:none}`;
  const svg = `<style>${style}${fills}</style>
    <rect width="640" height="360" fill="${tokenColor(grounds[ground])}"/>
    <g color="${color}">${renderToStaticMarkup(<DrawnCover post={post} />)}</g>`;
  return { svg, isDark };
}
