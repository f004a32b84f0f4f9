import { firm } from "../content/firm.ts";
import type { ShareBrand } from "../platform/pictures/draw-share-image.ts";
import { tokenColour } from "./styles/token-colour.server.ts";

/** How share images look: the light theme's deep pine, which stands out in anybody's feed. */
export const shareBrand: ShareBrand = {
  name: firm.name,
  colours: {
    ground: tokenColour("deep"),
    ink: tokenColour("on-deep"),
    quiet: tokenColour("on-deep-2"),
    signal: tokenColour("signal"),
  },
};
