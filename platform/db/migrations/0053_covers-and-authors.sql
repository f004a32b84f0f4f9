ALTER TABLE "blog_posts" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "cover_alt" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_not_blank" CHECK (btrim("blog_posts"."author") <> '');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_cover_alt_not_blank" CHECK (btrim("blog_posts"."cover_alt") <> '');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_cover" CHECK ("blog_posts"."cover" ~ '^/blog-images/[a-z0-9]{1,64}[.]webp$');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_cover_described" CHECK (("blog_posts"."cover" is null) = ("blog_posts"."cover_alt" is null));