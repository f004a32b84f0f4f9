import { tools } from "../../../content/tools.ts";

export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

type Category = { slug: string; name: string };

export const categories: Category[] = [...new Set(tools.map(({ category }) => category))].map(
  (name) => ({ slug: categorySlug(name), name }),
);

export function chosenCategory(search: string): string {
  const asked = new URLSearchParams(search).get("category");
  return categories.find(({ slug }) => slug === asked)?.slug ?? "";
}
