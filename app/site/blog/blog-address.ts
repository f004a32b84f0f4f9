export type BlogView = { q: string; category: string; page: number };

/** The address of a view of the blog; what is not narrowed is not in it. */
export function blogAddress({ q = "", category = "", page = 1 }: Partial<BlogView>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

export function postAddress(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
