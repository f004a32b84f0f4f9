ALTER TABLE "memberships" ADD COLUMN "promised_plan_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_promised_plan_id_membership_plans_id_fk" FOREIGN KEY ("promised_plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "memberships" SET "promised_plan_id" = coalesce("next_plan_id", "plan_id") WHERE "promised_price" IS NOT NULL;
