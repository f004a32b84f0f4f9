import { element, type Node, rewrite, text } from "./tree.ts";

/** Tables and code may be wider than a phone: they scroll on their own, also by keyboard. */
export function makeBlocksScrollable() {
  return (tree: Node): void => {
    let tables = 0;
    rewrite(tree, (node) => {
      if (node.tagName === "table") {
        tables += 1;
        const properties = { className: ["table-scroll"], role: "region", tabIndex: 0 };
        return element("div", { ...properties, ariaLabel: `Table ${tables}` }, [node]);
      }
      const align = node.properties?.["align"];
      if (typeof align === "string") {
        const { align: _obsolete, ...properties } = node.properties ?? {};
        const className = [`align-${align}`];
        const tagName = node.children?.length ? node.tagName : "td";
        return { ...node, tagName, properties: { ...properties, className } };
      }
      // An empty corner cell is not a header.
      if (node.tagName === "th" && !node.children?.length) return { ...node, tagName: "td" };
      if (node.tagName === "pre")
        return { ...node, properties: { ...node.properties, tabIndex: 0 } };
      // A read-only checkbox is text, not a control.
      if (node.tagName === "input")
        return element("span", { className: ["task-box"] }, [
          text(node.properties?.checked ? "☑" : "☐"),
        ]);
      return undefined;
    });
  };
}
