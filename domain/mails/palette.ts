export const shades = [
  "paper",
  "paper-2",
  "raised",
  "ink",
  "ink-2",
  "line",
  "pine",
  "on-pine",
  "deep",
  "on-deep",
  "signal",
] as const;

export type Shade = (typeof shades)[number];

type Palette = Record<Shade, string>;

/** The site's tokens of the same names, in sRGB, since mail readers know no other. */
export const light: Palette = {
  paper: "#fbf7ef",
  "paper-2": "#f4ede2",
  raised: "#fefdf9",
  ink: "#16241f",
  "ink-2": "#3a4b44",
  line: "#d7d1c3",
  pine: "#1a4f3b",
  "on-pine": "#fcf9f2",
  deep: "#103427",
  "on-deep": "#f8f4ec",
  signal: "#f19e31",
};

export const dark: Palette = {
  paper: "#0f1a15",
  "paper-2": "#16231d",
  raised: "#1a2822",
  ink: "#f0ece4",
  "ink-2": "#c1c4b8",
  line: "#34423b",
  pine: "#8bd1b0",
  "on-pine": "#071a13",
  deep: "#113729",
  "on-deep": "#f8f4ec",
  signal: "#f8b44b",
};

const darkRules: [name: string, property: string, shade: Shade][] = [
  ["paper", "background-color", "paper"],
  ["raised", "background-color", "raised"],
  ["tint", "background-color", "paper-2"],
  ["ink", "color", "ink"],
  ["quiet", "color", "ink-2"],
  ["pine", "color", "pine"],
  ["edge", "border-color", "line"],
  ["thread", "border-color", "pine"],
  ["press", "background-color", "pine"],
  ["press-text", "color", "on-pine"],
];

/** For readers that know of themes; where these rules are lost, the light theme written on the elements stays. */
export const darkStyle = `@media (prefers-color-scheme: dark) {\n${darkRules
  .map(([name, property, shade]) => `.${name} { ${property}: ${dark[shade]} !important; }`)
  .join("\n")}\n}`;
