import { expect, it } from "vitest";
import { articles } from "../../content/articles.ts";
import { slugOf } from "../../domain/blog/derive-post.ts";
import { servedText } from "./served-pages.ts";

it("the archive lists each series, its parts in the order to read them", async () => {
  const html = await servedText("/blog/archive");
  const series = html.slice(html.indexOf('id="series"'));
  const parts = articles.filter((article) => article.series === "Before you sign");
  expect(parts.length).toBeGreaterThan(1);
  expect(series).toContain("Before you sign");
  const listed = [...series.matchAll(/href="\/blog\/([^"/]+)"/g)].map(([, slug]) => slug);
  expect(listed).toEqual(parts.map(({ title }) => slugOf(title)));
});

it("a year says what each of its articles is about", async () => {
  const html = await servedText("/blog/archive/2025");
  const ofYear = articles.filter(({ publishedOn }) => publishedOn.startsWith("2025"));
  for (const { summary } of ofYear) expect(html).toContain(summary.slice(0, 30));
});
