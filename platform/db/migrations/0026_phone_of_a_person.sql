ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_not_blank" CHECK (btrim("users"."phone") <> '');--> statement-breakpoint
UPDATE "users" SET "phone" = given.phone FROM (
	SELECT DISTINCT ON (email) email, phone FROM (
		SELECT lower(email) AS email, phone, decided_at FROM membership_requests WHERE status = 'approved' AND applied_at IS NOT NULL
		UNION ALL
		SELECT lower(email), phone, confirmed_at FROM membership_signups WHERE status = 'confirmed' AND applied_at IS NOT NULL
	) accepted WHERE btrim(phone) <> '' ORDER BY email, decided_at DESC
) given WHERE "users"."email" = given.email AND "users"."email_verified";