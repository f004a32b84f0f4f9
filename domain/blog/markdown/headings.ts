import type { Heading } from "../schema.ts";
import { type Node, rewrite, textOf } from "./tree.ts";

/** Keeps heading ids from clashing with the page's own. */
export const headingPrefix = "section-";

/** The page's title is the only h1. */
export function lowerFirstHeadings() {
  return (tree: Node): void =>
    rewrite(tree, (node) => (node.tagName === "h1" ? { ...node, tagName: "h2" } : undefined));
}

export function headingsOf(tree: Node): Heading[] {
  return (tree.children ?? []).flatMap((node) => {
    const id = node.properties?.id;
    if (!/^h[23]$/.test(node.tagName ?? "") || typeof id !== "string") return [];
    return [{ id, text: textOf(node), depth: node.tagName === "h2" ? (2 as const) : (3 as const) }];
  });
}
