import type { MetaDescriptor } from "react-router";
import { firm } from "../../content/firm.ts";
import sheet from "./admin.css?url";
import overlays from "../ui/overlays.css?url";

export const adminLinks = () => [
  { rel: "stylesheet", href: overlays },
  { rel: "stylesheet", href: sheet },
];

/** Names the main part, and takes the focus of a row that is gone. */
export const screenHeading = "screen-heading";

export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${firm.name}` }, { name: "robots", content: "noindex" }];
}
