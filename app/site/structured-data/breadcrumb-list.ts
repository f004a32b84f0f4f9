import type { BreadcrumbList } from "schema-dts";
import { footerLinks, type Link } from "../../../content/navigation.ts";

export function sectionOf(path: string): Link | undefined {
  return footerLinks.find(({ href }) => path.startsWith(`${href}/`));
}

export function breadcrumbs(path: string, label: string): Link[] {
  const section = sectionOf(path);
  return [{ href: "/", label: "Home" }, ...(section ? [section] : []), { href: path, label }];
}

export function breadcrumbList(origin: string, crumbs: Link[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ href, label }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  };
}
