import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { articles } from "../../../../content/articles.ts";
import { readTimeOf, slugOf } from "../../../../domain/blog/derive-post.ts";
import { blogCategories } from "../../../../domain/blog/schema.ts";
import { type Covered, drawCover } from "./draw-cover.ts";
import { DrawnCover } from "./drawn-cover.tsx";

const folder = join(import.meta.dirname, "../../../../content/articles");

const stored = articles.map(({ file, title, summary, category }): Covered => ({
  title,
  slug: slugOf(title),
  excerpt: summary,
  category,
  readTime: readTimeOf(readFileSync(join(folder, `${file}.md`), "utf8")),
}));

const odd = ["a", "日本語の題名です", "— … —", `${"supercalifragilistic ".repeat(9)}end`].flatMap(
  (title) =>
    [...blogCategories, "Somebody’s own"].map((category): Covered => ({
      title,
      slug: "odd",
      excerpt: title,
      category,
      readTime: 240,
    })),
);

const markup = (post: Covered) => renderToStaticMarkup(<DrawnCover post={post} />);

/** How dark each part of the drawing is, all in one color, as an eye from afar sees it. */
async function fromAfar(post: Covered): Promise<Buffer> {
  const style = "<style>.drawn-cover{fill:none;stroke:#000;stroke-width:14}</style>";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
    <rect width="640" height="360" fill="#fff"/>${style}${markup(post)}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().resize(32, 18).raw().toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  const all = one.reduce((sum, shade, at) => sum + Math.abs(shade - (other[at] ?? 0)), 0);
  return all / one.length;
}

describe("the drawn cover", () => {
  it("of no stored article looks like another’s, whatever their colors", async () => {
    const seen = await Promise.all(stored.map(fromAfar));
    const alike = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other, more) => ({
        difference: Math.round(difference(one, other)),
        of: [stored[at]?.slug, stored[at + 1 + more]?.slug],
      })),
    );
    expect(alike.filter((pair) => pair.difference < 40)).toEqual([]);
  });

  it("has not the ground of the article before", () => {
    const grounds = stored.map((post) => drawCover(post).ground);
    expect(grounds.filter((ground, at) => ground === grounds[at - 1])).toEqual([]);
  });

  it("is the same each time, and another’s when the words are others", () => {
    for (const post of stored) {
      expect(markup(post)).toBe(markup({ ...post }));
      expect(markup({ ...post, excerpt: "Other words, all of them." })).not.toBe(markup(post));
    }
  });

  it.each([...stored, ...odd])("is small, whole and silent: $category, $title", (post) => {
    const drawn = markup(post);
    expect(Buffer.byteLength(drawn)).toBeLessThan(2500);
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
    expect(drawn).toContain('aria-hidden="true"');
    const { signal } = drawCover(post);
    expect(signal.x).toBeGreaterThanOrEqual(80);
    expect(signal.x).toBeLessThanOrEqual(560);
  });
});
