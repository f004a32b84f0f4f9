export type BlogView = { q: string; category: string; page: number };

export function blogAddress({ q = "", category = "", page = 1 }: Partial<BlogView>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

export function blogView(search: string): BlogView {
  const query = new URLSearchParams(search);
  const category = query.get("category")?.trim() ?? "";
  return {
    q: query.get("q")?.trim() ?? "",
    category: category.toLowerCase() === "all" ? "" : category,
    page: Number(query.get("page") || 1),
  };
}

export function postAddress(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
