import type { BreadcrumbList } from "schema-dts";
import { footerLinks, type Link } from "../../../content/navigation.ts";

/** The section that a page's address names, where there is one. */
export function sectionOf(path: string): Link | undefined {
  return footerLinks.find(({ href }) => path.startsWith(`${href}/`));
}

/** The way from the home page to a page, by way of its section. */
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
