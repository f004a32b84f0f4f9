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

/** Sizes prevent layout shift; a picture in its own paragraph shows its title as a caption. */
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
      const [only, ...others] = node.children ?? [];
      if (node.tagName === "p" && only?.tagName === "figure" && others.length === 0) return only;
      return undefined;
    });
}
