import { headingPrefix } from "./headings.ts";
import { type Node, rewrite } from "./tree.ts";

/** A base that only relative URLs resolve to. */
const here = "https://here.invalid";

export function isOwn(address: string): boolean {
  return URL.canParse(address, here) && new URL(address, here).origin === here;
}

export function finishLinks() {
  return (tree: Node): void =>
    rewrite(tree, (node) => {
      const href = node.properties?.href;
      if (node.tagName !== "a") return undefined;
      // The sanitizer removed its URL, so only the text stays.
      if (typeof href !== "string") return node.children ?? [];
      if (href.startsWith("#")) {
        const known =
          node.properties?.dataFootnoteRef !== undefined || /^#(note|section)-/.test(href);
        const target = known ? href : `#${headingPrefix}${href.slice(1)}`;
        return { ...node, properties: { ...node.properties, href: target } };
      }
      if (isOwn(href) || /^(mailto|tel):/i.test(href)) return undefined;
      return { ...node, properties: { ...node.properties, rel: ["noopener", "noreferrer"] } };
    });
}
