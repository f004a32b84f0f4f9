import type { MetaDescriptor } from "react-router";
import { firm } from "../../content/firm.ts";
import sheet from "./member.css?url";
import overlays from "../ui/overlays.css?url";

export const memberLinks = () => [
  { rel: "stylesheet", href: overlays },
  { rel: "stylesheet", href: sheet },
];

export function memberMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${firm.name}` }, { name: "robots", content: "noindex" }];
}
