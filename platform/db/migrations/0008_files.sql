CREATE TABLE "captured_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "photos_name_unique" UNIQUE("name"),
	CONSTRAINT "photos_name" CHECK ("photos"."name" ~ '^[a-z0-9]{1,64}[.]webp$'),
	CONSTRAINT "photos_size" CHECK (octet_length("photos"."bytes") between 1 and 8 * 1024 * 1024)
);
--> statement-breakpoint
CREATE TABLE "blog_images" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_images_name" CHECK ("blog_images"."name" ~ '^[a-z0-9]{1,64}[.]webp$'),
	CONSTRAINT "blog_images_size" CHECK (octet_length("blog_images"."bytes") between 1 and 8 * 1024 * 1024)
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captured_mails_sent" ON "captured_mails" USING btree ("sent_at" DESC NULLS LAST);