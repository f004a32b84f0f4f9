CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_name_not_blank" CHECK (btrim("reply_templates"."name") <> ''),
	CONSTRAINT "reply_templates_text_not_blank" CHECK (btrim("reply_templates"."text") <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name" ON "reply_templates" USING btree (lower("name"));--> statement-breakpoint
INSERT INTO "reply_templates" ("name", "text") VALUES
	('We are on it', E'Hello {{name}},\n\nThank you for telling us. We are looking into it, and you hear from us by {{promise}}.\n\n{{consultant}}'),
	('Hours left on your plan', E'Hello {{name}},\n\n{{company}} has {{hours left}} left on {{plan}}. Tell us if you would like us to go ahead, and we log the time against them.\n\n{{consultant}}'),
	('Is it solved?', E'Hello {{name}},\n\nDoes it work for you now? If it does, you can mark the request as solved. If it doesn''t, write back here and we go on.\n\n{{consultant}}');
