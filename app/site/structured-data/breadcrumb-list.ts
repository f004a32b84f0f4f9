import type { BreadcrumbList } from "schema-dts";
import { footerLinks, type Link } from "../../../content/navigation.ts";

/** The way from the home page to a page: by way of the section its address names, where there is one. */
export function breadcrumbs(path: string, label: string): Link[] {
  const sections = footerLinks.filter(({ href }) => path.startsWith(`${href}/`));
  return [{ href: "/", label: "Home" }, ...sections, { href: path, label }];
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
