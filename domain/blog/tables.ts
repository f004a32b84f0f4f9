import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, notBlank, oneOf, updatedAt } from "../../platform/db/columns.ts";
import { bytea, object, storedPicture } from "../../platform/db/picture-columns.ts";

const postStatuses = ["draft", "published", "archived"] as const;

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: serial("id").primaryKey(),
    title: text("title").notNull(),
    slug: text("slug").notNull().unique("blog_posts_slug_unique"),
    excerpt: text("excerpt").notNull(),
    searchText: text("search_text").notNull().default(""),
    content: text("content").notNull(),
    category: text("category").notNull(),
    /** As printed: a name, not an account. */
    author: text("author"),
    /** Path of an uploaded picture. */
    cover: text("cover"),
    coverAlt: text("cover_alt"),
    /** Name shared by the articles that belong together; they follow each other by date. */
    series: text("series"),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    status: text("status", { enum: postStatuses }).notNull().default("draft"),
    /** Minutes. */
    readTime: integer("read_time").notNull(),
    publishedAt: instant("published_at"),
    version: integer("version").notNull().default(1),
    /** Idempotency keys made by the client: one per new post, one per save. */
    creationKey: uuid("creation_key").unique("blog_posts_creation_key_unique"),
    saveKey: uuid("save_key"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...notBlank("blog_posts", {
      title: t.title,
      excerpt: t.excerpt,
      content: t.content,
      category: t.category,
      author: t.author,
      cover_alt: t.coverAlt,
      series: t.series,
    }),
    check("blog_posts_cover", sql`${t.cover} ~ '^/blog-images/[a-z0-9]{1,64}[.]webp$'`),
    check("blog_posts_cover_described", sql`(${t.cover} is null) = (${t.coverAlt} is null)`),
    check("blog_posts_slug_fits_a_path", sql`${t.slug} ~ '^[^[:space:]/?#]+$'`),
    check("blog_posts_status", oneOf(t.status, postStatuses)),
    check("blog_posts_read_time", sql`${t.readTime} >= 1`),
    check(
      "blog_posts_published_has_date",
      sql`${t.status} <> 'published' or ${t.publishedAt} is not null`,
    ),
    index("blog_posts_public").on(t.status, t.publishedAt.desc(), t.id.desc()),
    index("blog_posts_public_category").on(t.category, t.status, t.publishedAt.desc(), t.id.desc()),
    index("blog_posts_series")
      .on(t.series, t.publishedAt)
      .where(sql`${t.series} is not null`),
    index("blog_posts_search").using("gin", t.searchText.op("gin_trgm_ops")),
    index("blog_posts_updated").on(t.updatedAt.desc(), t.id.desc()),
    index("blog_posts_worked_on").on(
      sql`coalesce(${t.publishedAt}, ${t.updatedAt}) desc nulls last`,
      t.id.desc(),
    ),
    index("blog_posts_title").on(sql`lower(${t.title}) desc nulls last`, t.id.desc()),
  ],
);

export const blogSlugRedirects = pgTable(
  "blog_slug_redirects",
  {
    slug: text("slug").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    check("blog_slug_redirects_slug_fits_a_path", sql`${t.slug} ~ '^[^[:space:]/?#]+$'`),
    index("blog_slug_redirects_post_id").on(t.postId),
  ],
);

export const blogImages = pgTable(
  "blog_images",
  {
    name: text("name").primaryKey(),
    bytes: bytea("bytes"),
    object: object(),
    usedAt: instant("used_at").notNull(),
  },
  (t) => storedPicture("blog_images", t),
);

export type BlogPostRow = typeof blogPosts.$inferSelect;
