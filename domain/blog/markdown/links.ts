import { headingPrefix } from "./headings.ts";
import { type Node, rewrite } from "./tree.ts";

/** A host of nobody: what still has it after parsing had no host of its own. */
const here = "https://here.invalid";

export function isOwn(address: string): boolean {
  return URL.canParse(address, here) && new URL(address, here).origin === here;
}

/** Links out tell the other side nothing; links within the article reach its prefixed headings. */
export function finishLinks() {
  return (tree: Node): void =>
    rewrite(tree, (node) => {
      const href = node.properties?.href;
      if (node.tagName !== "a") return undefined;
      // The sanitiser took its address: what is left are words.
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
