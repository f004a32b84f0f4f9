type Value = string | number | boolean | (string | number)[] | null | undefined;

export type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, Value>;
  children?: Node[];
};

export function element(
  tagName: string,
  properties: Record<string, Value>,
  children: Node[] = [],
): Node {
  return { type: "element", tagName, properties, children };
}

export const text = (value: string): Node => ({ type: "text", value });

export function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}

/** Replaces nodes from the leaves up; undefined keeps a node. */
export function rewrite(
  tree: Node,
  step: (node: Node, parent: Node) => Node | Node[] | undefined,
): void {
  tree.children = tree.children?.flatMap((child) => {
    rewrite(child, step);
    return step(child, tree) ?? child;
  });
}
