import { z } from "zod";
import { firm } from "../../content/firm.ts";
import { coverFields } from "./covers/schema.ts";
import {
  line,
  oneLine,
  pageNumber,
  paragraphs,
  requiredLine,
  rowLimit,
  searchWords,
} from "../fields/schema.ts";

export const blogCategories = [
  "CRM Strategy",
  "AI & Automation",
  "Fractional CTO",
  "Change Management",
  "Public Sector",
  "Project Success",
] as const;

export const maxImageBytes = 8 * 1024 * 1024;
export const maxImagePixels = 25_000_000;

export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Posts on one page of /blog; an even number of rows at every width. */
export const postsPerPage = 12;
export const postsPerArchivePage = 100;
const maxPostsPerCall = 500;

const required = (name: string, max: number) =>
  requiredLine(max, `${name} is required`, `${name} must be at most ${max} characters`);

function knownCategory(name: string): string {
  const words = name.replace(/\s+/g, " ");
  return blogCategories.find((one) => one.toLowerCase() === words.toLowerCase()) ?? words;
}

const tag = z.string("Each tag is a word or two").max(60, "A tag must be at most 60 characters");

const tagList = z
  .union([z.array(tag), z.string()], "Tags are a list of words")
  .transform((given) => {
    const words = (typeof given === "string" ? given.split(",") : given).map((word) =>
      oneLine(word).trim(),
    );
    return [...new Set(words.filter((word) => word !== ""))];
  })
  .pipe(z.array(tag).max(12, "A post has at most 12 tags"));

export const postFields = z.object({
  title: required("Title", 200),
  summary: required("Summary", 500).describe("Also accepted as `excerpt`."),
  content: z
    .string("Content is required")
    .overwrite(paragraphs)
    .refine((words) => words.trim() !== "", "Content is required")
    .max(80_000, "Content must be at most 80,000 characters")
    .describe("Markdown: CommonMark with tables, footnotes, task lists and callouts."),
  category: required("Category", 60).overwrite(knownCategory),
  author: line("Author is a name")
    .max(120, "Author must be at most 120 characters")
    .transform((name) => name || null)
    .nullable()
    .optional()
    .describe("As printed. Null or empty: the firm itself."),
  ...coverFields,
  series: line("Series is a name")
    .max(120, "Series must be at most 120 characters")
    .transform((name) => name || null)
    .nullable()
    .optional()
    .describe("A name that the parts of a series share; by date they are Part 1, 2 and so on."),
  tags: tagList.optional().describe("A list, or one text with commas."),
  status: z
    .enum(postStatuses, "Status must be draft, published or archived")
    .optional()
    .describe("A new post is a draft unless said otherwise."),
  publishedAt: z
    .string("Please enter a valid date")
    .trim()
    .nullish()
    .describe(
      `A time in ISO 8601, or a day (YYYY-MM-DD) in ${firm.timeZone}; today means now, a future one schedules. Empty clears a future date, and any date of a draft.`,
    ),
});

const saveKey = z
  .uuid("The key is a UUID")
  .optional()
  .describe("Made by the client for each save: sent again, it saves nothing twice.");

/** The key stays the same until the post exists, so retries create one post. */
const postCreationFields = postFields.extend({ key: saveKey });

export const postContent = z.object({
  content: z
    .string("Content is required")
    .overwrite(paragraphs)
    .max(80_000, "Content must be at most 80,000 characters"),
});

const postPatchFields = postFields.partial().extend({
  key: saveKey,
  version: z
    .int("Version is a whole number")
    .optional()
    .describe("The version that was edited; when the post has a newer one, the answer is 409."),
});

function excerptAsSummary(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null || !("excerpt" in raw) || "summary" in raw)
    return raw;
  return { ...raw, summary: raw.excerpt };
}

export const postInput = z.preprocess(excerptAsSummary, postCreationFields);
export const postPatch = z.preprocess(excerptAsSummary, postPatchFields);

export type PostInput = z.output<typeof postInput>;
export type PostPatch = z.output<typeof postPatch>;

export const postQuery = z.object({
  q: searchWords.describe("Words that title or excerpt contain, whatever their case."),
  category: z
    .string()
    .trim()
    .overwrite((name) => (name.toLowerCase() === "all" ? "" : name.slice(0, 60)))
    .catch("")
    .default("")
    .describe("Exactly this category."),
  limit: rowLimit(maxPostsPerCall),
  cursor: z.string().max(100).optional().catch(undefined).describe("From the Link header."),
});

export const postSorts = ["updated", "published", "title", "category", "status"] as const;

/** Each is read with its text. */
export const mostPostsExported = 2000;

export const adminPostQuery = postQuery.extend({
  status: z.enum(postStatuses).optional().catch(undefined),
  sort: z.enum(postSorts).catch("published").default("published"),
  direction: z.enum(["asc", "desc"]).catch("desc").default("desc"),
  page: pageNumber,
});

export type PostQuery = z.output<typeof postQuery>;
export type AdminPostQuery = z.output<typeof adminPostQuery>;

const time = z.iso.datetime();

export const publicPost = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  summary: z.string(),
  category: z.string(),
  readTime: z.int().min(1).describe("Minutes."),
  publishedAt: time,
  tags: z.array(z.string()),
  author: z.string().nullable(),
  cover: z.string().nullable().describe("A path whose name holds its size, as in w1600h900."),
  coverAlt: z.string().nullable(),
  series: z.string().nullable(),
});

export const adminPost = publicPost.extend({
  publishedAt: time.nullable(),
  content: z.string(),
  status: z.enum(postStatuses),
  isPublic: z.boolean().describe("Published, and its date has come."),
  version: z.int(),
  saveKey: z.uuid().nullable().describe("The key of its last save, if that had one."),
  createdAt: time,
  updatedAt: time,
});

/** As a conflict has it; null for who is gone. */
export type OtherPost = z.output<typeof adminPost> & { savedBy: string | null };

type PublicPost = z.output<typeof publicPost>;
export type AdminPost = z.output<typeof adminPost>;

export type ListedPost = Omit<PublicPost, "publishedAt"> & { publishedAt: Date };

const heading = z.object({ id: z.string(), text: z.string(), depth: z.literal([2, 3]) });

export type Heading = z.output<typeof heading>;

export const renderedContent = z.object({ html: z.string(), headings: z.array(heading) });

export const previewLink = z.object({ url: z.url(), expiresAt: time });

export type PreviewLink = z.output<typeof previewLink>;

export const storedImage = z.object({ path: z.string(), width: z.int(), height: z.int() });

export type StoredImage = z.output<typeof storedImage>;

export const deletionQuery = z.object({
  version: z.coerce.number().int().positive().optional().catch(undefined),
});

/** Of a series, by date. */
export type Part = { id: number; slug: string; title: string };

/** With the first few of its parts. */
export type Series = { name: string; total: number; first: ListedPost; parts: ListedPost[] };

export type ArchiveYear = {
  year: number;
  /** Posts of January to December. */
  months: number[];
  total: number;
};
