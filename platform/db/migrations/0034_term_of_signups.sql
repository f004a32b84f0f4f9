DROP INDEX "signup_drafts_open";--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "term" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "signup_drafts" ADD COLUMN "term" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "priority" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "signup_drafts_open_term" ON "signup_drafts" USING btree ("visitor_id","plan_id","term") WHERE "signup_drafts"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD CONSTRAINT "membership_signups_term" CHECK ("membership_signups"."term" in ('month', 'year'));--> statement-breakpoint
ALTER TABLE "signup_drafts" ADD CONSTRAINT "signup_drafts_term" CHECK ("signup_drafts"."term" in ('month', 'year'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_priority" CHECK (not "conversations"."priority" or "conversations"."company_id" is not null);