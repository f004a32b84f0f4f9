import { readFile, readdir } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { articles } from "../../content/articles.ts";
import { people } from "../../content/people.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { blogPosts } from "./tables.ts";
import { openTestDatabase } from "../../tests/support/database.ts";
import { renderMarkdown } from "./markdown/render-markdown.ts";
import { blogCategories } from "./schema.ts";
import { seedPosts } from "./seed-posts.ts";

let database: Database | undefined;
afterEach(() => database?.close());

const folder = new URL("../../content/articles/", import.meta.url);
const textOf = (file: string) => readFile(new URL(`${file}.md`, folder), "utf8");

test("each category has two articles of 700 to 1,200 words, and every text is listed", async () => {
  for (const category of blogCategories)
    expect(
      articles.filter((one) => one.category === category),
      category,
    ).toHaveLength(2);
  for (const { file } of articles) {
    const words = (await textOf(file)).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length, file).toBeGreaterThanOrEqual(700);
    expect(words.length, file).toBeLessThanOrEqual(1200);
  }
  expect((await readdir(folder)).toSorted()).toEqual(
    articles.map(({ file }) => `${file}.md`).toSorted(),
  );
});

test("each article follows house style: real quotes and dashes, headings, no title", async () => {
  for (const { file, title, summary } of articles) {
    const text = await textOf(file);
    const prose = `${title} ${summary} ${text.replace(/```[\s\S]*?```/g, "")}`;
    expect(prose, file).not.toMatch(/["']|—| - |\.\.\./);
    expect((await renderMarkdown(text)).headings.length, file).toBeGreaterThanOrEqual(4);
    expect(text, file).not.toMatch(/^# /m);
    expect(summary.length, file).toBeLessThanOrEqual(160);
  }
});

test("fills an empty blog once, and leaves it empty after staff empty it", async () => {
  database = await openTestDatabase();
  const services = { db: database.db, clock: systemClock };
  await Promise.all([seedPosts(services), seedPosts(services)]);
  const rows = await database.db.select().from(blogPosts);
  expect(rows).toHaveLength(articles.length);
  for (const row of rows) {
    expect(row.publishedAt!.getTime()).toBeLessThan(Date.now());
    expect(row.readTime).toBeGreaterThanOrEqual(4);
    expect(people.map(({ name }) => name)).toContain(row.author);
  }
  await database.db.delete(blogPosts);
  await seedPosts(services);
  expect(await database.db.select().from(blogPosts)).toEqual([]);
});
