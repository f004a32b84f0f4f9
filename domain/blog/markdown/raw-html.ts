import { type Node, rewrite, text } from "./tree.ts";

const holdsBlocks = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);

export function escapeRawHtml() {
  return (tree: Node): void =>
    rewrite(tree, ({ type, value = "" }, parent) => {
      if (type !== "html") return undefined;
      if (/^<!--[\s\S]*-->$/.test(value.trim())) return [];
      const words = text(value);
      return holdsBlocks.has(parent.type) ? { type: "paragraph", children: [words] } : words;
    });
}
