import { element, type Node, rewrite, text } from "./tree.ts";

/** Tables and code may be wider than a telephone: they scroll on their own, by keyboard too. */
export function makeBlocksScrollable() {
  return (tree: Node): void => {
    let tables = 0;
    rewrite(tree, (node) => {
      if (node.tagName === "table") {
        tables += 1;
        const properties = { className: ["table-scroll"], role: "region", tabIndex: 0 };
        return element("div", { ...properties, ariaLabel: `Table ${tables}` }, [node]);
      }
      // The corner of a table that names rows and columns heads nothing.
      if (node.tagName === "th" && !node.children?.length) return { ...node, tagName: "td" };
      if (node.tagName === "pre")
        return { ...node, properties: { ...node.properties, tabIndex: 0 } };
      // A box nobody can tick is a sign, not a control.
      if (node.tagName === "input")
        return element("span", { className: ["task-box"] }, [
          text(node.properties?.checked ? "☑" : "☐"),
        ]);
      return undefined;
    });
  };
}
