import { headingPrefix } from "./headings.ts";
import { type Node, rewrite } from "./tree.ts";

/** A base that only relative URLs resolve to. */
const here = "https://here.invalid";

export function isOwn(address: string): boolean {
  return URL.canParse(address, here) && new URL(address, here).origin === here;
}

function idsIn(tree: Node): Set<string> {
  const ids = new Set<string>();
  rewrite(tree, ({ properties }) => {
    if (typeof properties?.id === "string") ids.add(encodeURI(properties.id.toWellFormed()));
    return undefined;
  });
  return ids;
}

export function finishLinks() {
  return (tree: Node): void => {
    const ids = idsIn(tree);
    rewrite(tree, (node) => {
      const href = node.properties?.href;
      if (node.tagName !== "a") return undefined;
      // The sanitizer removed its URL, so only the text stays.
      if (typeof href !== "string") return node.children ?? [];
      if (href.startsWith("#")) {
        const prefixed = `${headingPrefix}${href.slice(1)}`;
        const { dataFootnoteRef, dataFootnoteBackref } = node.properties ?? {};
        const known =
          (dataFootnoteRef ?? dataFootnoteBackref) !== undefined ||
          (/^#(note-fn(ref)?|section)-/.test(href) && !ids.has(prefixed));
        const target = known ? href : `#${prefixed}`;
        return { ...node, properties: { ...node.properties, href: target } };
      }
      if (isOwn(href) || /^(mailto|tel):/i.test(href)) return undefined;
      return { ...node, properties: { ...node.properties, rel: ["noopener", "noreferrer"] } };
    });
  };
}
