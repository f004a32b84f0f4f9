-- What has no overage_cents is never billed: what went beyond a plan that nobody billed is not owed at once, however old.
GRANT UPDATE ("overage_cents") ON "statements" TO CURRENT_USER;--> statement-breakpoint
ALTER TABLE "statements" DISABLE TRIGGER "statements_kept";--> statement-breakpoint
UPDATE "statements" SET "overage_cents" = NULL FROM "periods", "memberships"
	WHERE "periods"."id" = "statements"."period_id" AND "memberships"."id" = "periods"."membership_id" AND "memberships"."billing" = 'none'
		AND "statements"."overage_cents" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ENABLE TRIGGER "statements_kept";--> statement-breakpoint
REVOKE UPDATE ("overage_cents") ON "statements" FROM CURRENT_USER;
