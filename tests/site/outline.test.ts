import { describe, expect, it } from "vitest";
import { notFoundPage, servedPages } from "./served-pages.ts";

const pages = [...(await servedPages()), await notFoundPage()];

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_, { elements }) => {
  it("has one h1, skips no heading level and has no empty heading", () => {
    const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag));
    expect(headings.filter(({ tag }) => tag === "h1")).toHaveLength(1);
    let level = 0;
    for (const { tag, text } of headings) {
      const next = Number(tag.slice(1));
      expect(next, `${tag} “${text}”`).toBeLessThanOrEqual(level + 1);
      expect(text).not.toBe("");
      level = next;
    }
  });

  it("has sizes and descriptions for its images", () => {
    for (const { attributes } of elements.filter(({ tag }) => tag === "img")) {
      expect(attributes).toMatchObject({
        alt: expect.any(String),
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      });
    }
  });

  it("has no duplicate ids", () => {
    const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
