import { elementsOf } from "./html.ts";

/** Those whose support caniemail does not test, since every reader has them. */
const plain = new Set(
  `tag:a tag:br tag:head tag:html tag:meta tag:tbody tag:td tag:title tag:tr
  attribute:border attribute:charset attribute:class attribute:content attribute:href attribute:name
  attribute:style property:border-color property:color property:font-family`.split(/\s+/),
);

const slugs: Record<string, string> = {
  "tag:h1": "html-h1-h6",
  "property:display:none": "css-display-none",
};

function slugOf(name: string): string {
  const [kind, value = ""] = name.split(":");
  if (slugs[name]) return slugs[name];
  if (kind !== "property") return `html-${value}`;
  return `css-${value.replace(/^(padding|margin|border(?!-(radius|collapse)))-.*?(-radius)?$/, "$1$3")}`;
}

function* declarationsOf(css: string): Generator<string> {
  for (const [, property = "", value = ""] of css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)) {
    // Microsoft's own, for Outlook alone.
    if (property.startsWith("mso-")) continue;
    yield `property:${property}`;
    if (property === "display" && value.trim() === "none") yield "property:display:none";
  }
}

/** By caniemail's names. */
export function featuresOf(html: string): Set<string> {
  const elements = elementsOf(html);
  const sheets = elements.flatMap(({ tag, node }) => (tag === "style" ? [node.textContent] : []));
  const inline = elements.flatMap(({ attributes }) => attributes["style"] ?? []);
  const names = [
    ...elements.flatMap(({ tag, attributes }) => [
      `tag:${tag}`,
      ...Object.keys(attributes).map((key) => `attribute:${key}`),
    ]),
    ...[...sheets.join("\n").matchAll(/\{([^{}]*)\}/g), ...inline.map((css) => ["", css])].flatMap(
      ([, css = ""]) => [...declarationsOf(css)],
    ),
  ].filter((name) => !plain.has(name));
  const css = [...sheets, ...inline].join("\n");
  const further: [RegExp, string][] = [
    [/@media \(prefers-color-scheme/, "css-at-media-prefers-color-scheme"],
    [/@(?!media \(prefers-color-scheme)/, "another at-rule"],
    [/url\(/, "a picture or face from elsewhere"],
    [/^\.[\w-]+ \{/m, "css-selector-class"],
    [/!important/, "css-important"],
    [/\dpx/, "css-unit-px"],
    [/\d%/, "css-unit-percent"],
    [/system-ui/, "css-sytem-ui"],
    [/\d(?!px)(?:em|rem|vw|vh|ch|pt)\b/, "another unit"],
  ];
  return new Set([
    ...names.map(slugOf),
    ...further.flatMap(([pattern, feature]) => (pattern.test(css) ? [feature] : [])),
    ...(html.includes("<!--") ? ["html-comments"] : []),
    ...(/^<!doctype/i.test(html) ? ["html-doctype"] : []),
    ...(/<meta name="color-scheme"/.test(html) ? ["html-meta-color-scheme"] : []),
  ]);
}
