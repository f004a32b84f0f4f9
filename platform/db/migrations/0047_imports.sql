CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content_hash" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_file_name_not_blank" CHECK (btrim("imports"."file_name") <> ''),
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('companies', 'people', 'leads'))
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_expires" ON "imports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "imports_created_by" ON "imports" USING btree ("created_by");