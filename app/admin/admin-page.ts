import type { MetaDescriptor } from "react-router";
import { firm } from "../../content/firm.ts";
import sheet from "../styles/admin.css?url";
import article from "../styles/article.css?url";
import overlays from "../styles/overlays.css?url";

export const adminLinks = () => [
  { rel: "stylesheet", href: overlays },
  { rel: "stylesheet", href: article },
  { rel: "stylesheet", href: sheet },
];

export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${firm.name}` }, { name: "robots", content: "noindex" }];
}
