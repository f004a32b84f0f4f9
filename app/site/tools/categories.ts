import { tools } from "../../../content/tools.ts";

/** How ?category= names a category. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

export type Category = { slug: string; name: string };

/** In the order of the catalogue. */
export const categories: Category[] = [...new Set(tools.map(({ category }) => category))].map(
  (name) => ({ slug: categorySlug(name), name }),
);

/** The category a query asks for; one that nobody knows is none, so the whole catalogue shows. */
export function chosenCategory(search: string): string {
  const asked = new URLSearchParams(search).get("category");
  return categories.find(({ slug }) => slug === asked)?.slug ?? "";
}
