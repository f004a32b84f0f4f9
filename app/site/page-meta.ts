import type { MetaDescriptor } from "react-router";
import { firm } from "../../content/firm.ts";

/** Title, description and canonical address of a public page. */
export function pageMeta(
  origin: string,
  path: string,
  title: string,
  description: string,
): MetaDescriptor[] {
  const full = path === "/" ? `${firm.name} | ${title}` : `${title} | ${firm.name}`;
  const address = new URL(path, origin).href;
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: firm.name },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary" },
  ];
}
