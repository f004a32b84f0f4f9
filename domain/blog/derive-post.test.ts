import { expect, test } from "vitest";
import { readTimeOf, slugOf } from "./derive-post.ts";
import { parsePublishedAt } from "./parse-published-at.ts";

test("reading takes a minute for 200 words, and never less than one", () => {
  expect(readTimeOf("")).toBe(1);
  expect(readTimeOf("word ".repeat(200))).toBe(1);
  expect(readTimeOf("word ".repeat(201))).toBe(2);
  expect(readTimeOf("## It’s well-known | --- |")).toBe(1);
});

test.each([
  ["Ten Rules & One Habit: What's Left?", "ten-rules-and-one-habit-whats-left"],
  ["Résumé/Übersicht #1", "resume-ubersicht-1"],
  ["2026", "post-2026"],
  ["?!", "post"],
  ["東京 の 話", "東京-の-話"],
  ["<script>alert(1)</script>", "script-alert-1-script"],
])("the address of %s is %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("the slug of a long title ends at a word", () => {
  const slug = slugOf("migration ".repeat(20));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/migration$/);
  expect(slugOf("x".repeat(200))).toHaveLength(80);
  expect(slugOf(`x${"𠮷".repeat(60)}`)).toBe(`x${"𠮷".repeat(39)}`);
});

const now = new Date("2026-03-08T20:00:00Z");

test.each([
  ["a day before the change of clocks", "2026-03-07", "2026-03-07T08:00:00.000Z"],
  ["a day after it", "2026-03-09", "2026-03-09T07:00:00.000Z"],
  ["a time of the firm's own", "2026-12-01T09:30", "2026-12-01T17:30:00.000Z"],
  ["an instant", "2026-12-01T09:30:00+01:00", "2026-12-01T08:30:00.000Z"],
  ["a time the clocks skip, an hour later", "2026-03-08T02:30", "2026-03-08T10:30:00.000Z"],
  ["a time the clocks show twice, the first time", "2026-11-01T01:30", "2026-11-01T08:30:00.000Z"],
  ["today, which means now", "2026-03-08", now.toISOString()],
])("reads %s", async (_, given, instant) => {
  expect((await parsePublishedAt(given, now, null))?.toISOString()).toBe(instant);
});

test.each([
  "2026-02-31",
  "tomorrow",
  "2026-13-01",
  "0001-01-01",
  "2026-01-01T25:00",
  "2026-01-01T00:00Z<x>",
])("%s is no date", async (given) => {
  expect(await parsePublishedAt(given, now, null)).toBeNull();
});

test("the day a post already has changes nothing, but today moves a later hour up", async () => {
  const earlier = new Date("2026-03-01T18:15:00Z");
  expect(await parsePublishedAt("2026-03-01", now, earlier)).toBe(earlier);
  const laterToday = new Date("2026-03-09T05:00:00Z");
  expect(await parsePublishedAt("2026-03-08", now, laterToday)).toBe(now);
});
