import { element, type Node, rewrite, text } from "./tree.ts";

const names: Record<string, string> = {
  NOTE: "Note",
  TIP: "Tip",
  IMPORTANT: "Important",
  WARNING: "Warning",
  CAUTION: "Caution",
};

const mark = /^\[!([A-Z]+)\][ \t]*\n?/;

/** GitHub's alerts: a blockquote that starts with [!NOTE] or the like. */
export function finishCallouts() {
  return (tree: Node): void =>
    rewrite(tree, (node) => {
      if (node.tagName !== "blockquote") return undefined;
      const first = node.children?.find(({ type }) => type === "element");
      const opening = first?.tagName === "p" ? first.children?.[0] : undefined;
      const kind = mark.exec(opening?.value ?? "")?.[1] ?? "";
      const name = Object.hasOwn(names, kind) ? names[kind] : undefined;
      if (!name || opening?.type !== "text") return undefined;
      opening.value = (opening.value ?? "").replace(mark, "");
      const title = element("p", { className: ["callout-title"] }, [text(name)]);
      const kept = (node.children ?? []).filter(
        (child) => child !== first || (first.children ?? []).some(({ value }) => value !== ""),
      );
      return element(
        "div",
        { className: ["callout", `callout-${name.toLowerCase()}`], role: "note" },
        [title, ...kept],
      );
    });
}
