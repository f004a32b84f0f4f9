import { describe, expect, test } from "vitest";
import { emptyPost, keptValues, restoredValues } from "./post-values.ts";

const stored = {
  ...emptyPost,
  content: "As stored",
  publishedAt: "2026-12-01",
  publishHour: "09:30",
};

describe("a draft that an earlier form has kept", () => {
  const { publishHour: _, ...earlier } = { ...stored, content: "As typed" };
  const restore = (kept: object) => restoredValues(keptValues.parse(kept), stored);

  test("keeps the post's hour on the post's day, and takes over no hour for another day", () => {
    expect(restore(earlier)).toEqual({ ...stored, content: "As typed" });
    expect(restore({ ...earlier, publishedAt: "2026-12-02" }).publishHour).toBe("");
  });

  test("keeps the post's cover and author, which that form did not have either", () => {
    const covered = { ...stored, cover: "/blog-images/a.webp", coverAlt: "A", author: "Grace" };
    const { cover: _cover, coverAlt: _alt, author: _author, ...kept } = earlier;
    expect(restoredValues(keptValues.parse(kept), covered)).toEqual({
      ...covered,
      content: "As typed",
    });
    const cleared = keptValues.parse({ ...kept, cover: "", coverAlt: "", author: "" });
    expect(restoredValues(cleared, covered)).toMatchObject({ cover: "", coverAlt: "", author: "" });
  });

  test("is not taken for one whose hour was cleared", () => {
    expect(restore({ ...earlier, publishHour: "" }).publishHour).toBe("");
  });
});
