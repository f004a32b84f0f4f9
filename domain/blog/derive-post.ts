const wordsPerMinute = 200;

export function readTimeOf(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  const slug =
    words.length <= 80
      ? words
      : words
          .slice(0, 81)
          .replace(/-[^-]*$/, "")
          .slice(0, 80)
          // Half of a letter that takes two units.
          .replace(/[\ud800-\udbff]$/, "");
  // A bare number would be taken for an id.
  if (slug === "" || /^\d+$/.test(slug)) return slug === "" ? "post" : `post-${slug}`;
  return slug;
}

export function searchTextOf(title: string, excerpt: string): string {
  return `${title}\n${excerpt}`.toLowerCase();
}
