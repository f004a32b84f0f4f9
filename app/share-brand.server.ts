import { firm } from "../content/firm.ts";
import type { ShareBrand } from "../platform/pictures/draw-share-image.ts";
import { tokenColor } from "./styles/token-color.server.ts";

export const shareBrand: ShareBrand = {
  name: firm.name,
  colors: {
    ground: tokenColor("deep"),
    ink: tokenColor("on-deep"),
    quiet: tokenColor("on-deep-2"),
    signal: tokenColor("signal"),
  },
  onPaper: {
    ground: tokenColor("paper"),
    ink: tokenColor("ink"),
    quiet: tokenColor("ink-2"),
    signal: tokenColor("signal"),
  },
};
