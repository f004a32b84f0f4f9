ALTER TABLE "blog_posts" ADD COLUMN "series" text;--> statement-breakpoint
CREATE INDEX "blog_posts_series" ON "blog_posts" USING btree ("series","published_at") WHERE "blog_posts"."series" is not null;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_series_not_blank" CHECK (btrim("blog_posts"."series") <> '');--> statement-breakpoint
UPDATE "blog_posts" SET "slug" = 'archive-' || "id" WHERE "slug" = 'archive';