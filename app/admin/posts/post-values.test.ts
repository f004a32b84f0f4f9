import { describe, expect, test } from "vitest";
import type { AdminPost } from "../../../domain/blog/schema.ts";
import { emptyPost, keptValues, publicationOf, restoredValues, valuesOf } from "./post-values.ts";

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

describe("a day without an hour", () => {
  const post: AdminPost = {
    id: 1,
    slug: "a",
    title: "A",
    excerpt: "A",
    summary: "A",
    content: "A",
    category: "A",
    readTime: 1,
    tags: [],
    author: null,
    cover: null,
    coverAlt: null,
    series: null,
    status: "published",
    isPublic: false,
    publishedAt: "2199-05-01T07:00:00.000Z",
    version: 1,
    saveKey: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
  };
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });

  test("is sent as one when it is moved to today, of which the server makes now", () => {
    const values = valuesOf(post);
    expect(publicationOf(values)).toBe("2199-05-01T00:00");
    const day = today.format(new Date());
    expect(publicationOf({ ...values, publishedAt: day })).toBe(day);
    expect(publicationOf({ ...values, publishedAt: day, publishHour: "00:00" })).toBe(
      `${day}T00:00`,
    );
  });

  test("has its midnight once that has come", () => {
    const values = valuesOf({ ...post, publishedAt: "2026-03-09T07:00:00.000Z", isPublic: true });
    expect(values).toMatchObject({ publishedAt: "2026-03-09", publishHour: "00:00" });
  });
});
