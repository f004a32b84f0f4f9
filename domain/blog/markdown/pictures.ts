import { pictureSize } from "../covers/schema.ts";
import { isOwn } from "./links.ts";
import { element, type Node, rewrite, text } from "./tree.ts";

function picture({ src, alt }: { src: string; alt: string }): Node {
  const size = pictureSize(src);
  if (!size) {
    // An external image would leak readers' visits, so it becomes a link.
    const words = text(alt || "Picture");
    return isOwn(src)
      ? words
      : element("a", { href: src, rel: ["noopener", "noreferrer"] }, [words]);
  }
  return element("img", { src, alt, ...size, loading: "lazy", decoding: "async" });
}

function said(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const holdsFigure = ({ tagName, children }: Node): boolean =>
  tagName === "figure" || (children?.some(holdsFigure) ?? false);

const isBlank = ({ tagName, type, value = "" }: Node): boolean =>
  tagName === "br" || (type === "text" && value.trim() === "");

/** A paragraph cannot hold a figure: it ends before one, and another goes on after it. */
function splitAtFigures(children: Node[]): Node[] {
  const parts: Node[] = [];
  let words: Node[] = [];
  const endParagraph = () => {
    if (words.length > 0) parts.push(element("p", {}, words));
    words = [];
  };
  for (const child of children) {
    if (holdsFigure(child)) {
      endParagraph();
      parts.push(child);
    } else if (words.length > 0 || !isBlank(child)) words.push(child);
  }
  endParagraph();
  return parts;
}

const withoutCaptions = (node: Node): Node =>
  node.tagName === "figure"
    ? (node.children?.[0] ?? node)
    : { ...node, ...(node.children && { children: node.children.map(withoutCaptions) }) };

/** Sizes prevent layout shift; a picture shows its title as a caption, but for one in a heading or in emphasis. */
export function finishPictures() {
  return (tree: Node): void =>
    rewrite(tree, (node) => {
      if (node.tagName === "img") {
        const { src, alt, title } = node.properties ?? {};
        const shown = picture({ src: said(src), alt: said(alt) });
        return shown.tagName === "img" && said(title) !== ""
          ? element("figure", {}, [shown, element("figcaption", {}, [text(said(title))])])
          : shown;
      }
      if (!holdsFigure(node)) return undefined;
      if (node.tagName === "p") return splitAtFigures(node.children ?? []);
      return /^(em|strong|del|h[1-6])$/.test(node.tagName ?? "")
        ? withoutCaptions(node)
        : undefined;
    });
}
