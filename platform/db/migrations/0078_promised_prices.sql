ALTER TABLE "membership_signups" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "promised_price" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_promised_price" CHECK ("memberships"."promised_price" >= 0);--> statement-breakpoint
UPDATE "membership_signups" SET "price" = "plan"."price" FROM "membership_plans" "plan"
WHERE "plan"."id" = "plan_id" AND "status" = 'pending_confirmation';--> statement-breakpoint
-- What the card provider was told of already is what was promised.
UPDATE "memberships" SET "promised_price" = coalesce((
  SELECT CASE "billed"."term" WHEN 'year' THEN "billed"."cents" / 12 ELSE "billed"."cents" END
  FROM "subscriptions" "billed"
  WHERE "billed"."membership_id" = "memberships"."id" AND "billed"."plan_id" = "next_plan_id"
    AND "billed"."status" NOT IN ('canceled', 'incomplete_expired', 'unpaid')
  ORDER BY "billed"."created_at" DESC LIMIT 1
), (SELECT "price" FROM "membership_plans" WHERE "id" = "next_plan_id"))
WHERE "next_plan_id" IS NOT NULL AND "status" <> 'ended';
