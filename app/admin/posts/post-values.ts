import { z } from "zod";
import { firmDate } from "../../../content/firm-day.ts";
import { firm } from "../../../content/firm.ts";
import { altMissing } from "../../../domain/blog/covers/schema.ts";
import { type AdminPost, postFields, postStatuses } from "../../../domain/blog/schema.ts";

const text = z.string().catch("");

export const postValues = z.object({
  title: text,
  summary: text,
  cover: text,
  coverAlt: text,
  content: z.string(),
  category: text,
  status: z.enum(postStatuses).catch("draft"),
  publishedAt: text,
  publishHour: text,
  author: text,
  series: text,
  tags: text,
});

export type PostValues = z.output<typeof postValues>;

const added = z.string().optional().catch(undefined);

/** A draft that an earlier form kept lacks the fields that came later: missing is not the same as empty. */
export const keptValues = postValues.extend({
  cover: added,
  coverAlt: added,
  publishHour: added,
  author: added,
  series: added,
});

type KeptValues = z.output<typeof keptValues>;

export function restoredValues(kept: KeptValues, base: PostValues): PostValues {
  const isSameDay = kept.publishedAt === base.publishedAt;
  return {
    ...kept,
    cover: kept.cover ?? base.cover,
    coverAlt: kept.coverAlt ?? base.coverAlt,
    publishHour: kept.publishHour ?? (isSameDay ? base.publishHour : ""),
    author: kept.author ?? base.author,
    series: kept.series ?? base.series,
  };
}

/** Days and hours are the firm's own, as the server reads them. */
const firmHour = new Intl.DateTimeFormat("en-GB", {
  timeZone: firm.timeZone,
  hour: "2-digit",
  minute: "2-digit",
});

/** A day to come begins at midnight; of today the server makes now, and keeps the hour of a day gone by. */
export function publicationOf({
  publishedAt: day,
  publishHour: hour,
}: Pick<PostValues, "publishedAt" | "publishHour">): string {
  const fallback = day > firmDate(new Date()) ? "00:00" : "";
  const at = hour || fallback;
  return day && at ? `${day}T${at}` : day;
}

const { cover, coverAlt, author, series } = postFields.shape;

export const postForm = postFields
  .extend({
    cover: cover.unwrap().unwrap(),
    coverAlt: coverAlt.unwrap().unwrap(),
    author: author.unwrap().unwrap(),
    series: series.unwrap().unwrap(),
    status: z.enum(postStatuses),
    publishedAt: z.string(),
    publishHour: z.string(),
    tags: z.string().transform((words) =>
      words
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== ""),
    ),
  })
  .refine(({ cover, coverAlt }) => !cover || coverAlt, {
    path: ["coverAlt"],
    error: altMissing,
    // Beside what other fields lack, not after that.
    when: () => true,
  })
  .transform(({ publishHour, ...post }) => ({
    ...post,
    publishedAt: publicationOf({ ...post, publishHour }),
  }));

export type PostInput = z.output<typeof postForm>;

export const emptyPost = postValues.parse({ content: "" });

export function valuesOf(post: AdminPost): PostValues {
  const { title, summary, content, category, status, publishedAt } = post;
  const hour = publishedAt ? firmHour.format(new Date(publishedAt)) : "";
  // Midnight of a day to come is a day without an hour, and stays one when it is moved to today.
  const isDayToCome = publishedAt && hour === "00:00" && Date.parse(publishedAt) > Date.now();
  return {
    title,
    summary,
    cover: post.cover ?? "",
    coverAlt: post.coverAlt ?? "",
    content,
    category,
    status,
    publishedAt: publishedAt ? firmDate(publishedAt) : "",
    publishHour: isDayToCome ? "" : hour,
    author: post.author ?? "",
    series: post.series ?? "",
    tags: post.tags.join(", "),
  };
}

export const postLabels: Record<keyof PostValues, string> = {
  title: "Title",
  summary: "Summary",
  cover: "Cover Picture",
  coverAlt: "What the cover shows",
  content: "Content",
  category: "Category",
  status: "Status",
  publishedAt: "Publish Date",
  publishHour: "Publish Hour",
  author: "Author",
  series: "Series",
  tags: "Tags",
};

export const postFieldNames = Object.keys(postLabels) as (keyof PostValues)[];

export function differing(mine: PostValues, theirs: PostValues): (keyof PostValues)[] {
  return postFieldNames.filter((name) => mine[name].trim() !== theirs[name].trim());
}
