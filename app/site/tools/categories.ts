import { tools } from "../../../content/tools.ts";

/** A category as ?category= names it. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

export type Category = { slug: string; name: string };

/** In catalog order. */
export const categories: Category[] = [...new Set(tools.map(({ category }) => category))].map(
  (name) => ({ slug: categorySlug(name), name }),
);

/** The slug of the category a query names, or "" for the whole catalog if there is none by that name. */
export function chosenCategory(search: string): string {
  const asked = new URLSearchParams(search).get("category");
  return categories.find(({ slug }) => slug === asked)?.slug ?? "";
}
