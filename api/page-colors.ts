import { dark, light, type Shade } from "../domain/mails/palette.ts";

const used: [name: string, shade: Shade][] = [
  ["paper", "paper"],
  ["raised", "raised"],
  ["ink", "ink"],
  ["quiet", "ink-2"],
  ["line", "line"],
  ["pine", "pine"],
];

/** For the pages that the API draws by itself, without the site's style sheets. */
export const pageColors = `:root{color-scheme:light dark;${used
  .map(([name, shade]) => `--${name}:light-dark(${light[shade]},${dark[shade]})`)
  .join(";")}}`;
