ALTER TABLE "membership_signups" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signup_drafts" ADD COLUMN "forms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD CONSTRAINT "membership_signups_applied" CHECK ("membership_signups"."applied_at" is null or "membership_signups"."status" = 'confirmed');--> statement-breakpoint
UPDATE "signup_drafts" SET "forms" = jsonb_build_object("card_customers"."customer_id", "signup_drafts"."form")
	FROM "card_customers"
	WHERE "card_customers"."email" = lower("signup_drafts"."form"->>'email') AND "card_customers"."customer_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "signup_drafts" DROP COLUMN "form";
