-- Whoever was invited first into a company without people kept the role of the invitation; nothing could be changed there since.
WITH "first" AS (
	SELECT DISTINCT ON ("company_id") "company_id", "user_id", "role" FROM "seats"
	WHERE NOT EXISTS (SELECT FROM "seats" AS "owners" WHERE "owners"."company_id" = "seats"."company_id" AND "owners"."role" = 'owner')
	ORDER BY "company_id", "created_at", "user_id"
), "raised" AS (
	UPDATE "seats" SET "role" = 'owner' FROM "first"
	WHERE "seats"."company_id" = "first"."company_id" AND "seats"."user_id" = "first"."user_id"
	RETURNING "seats"."company_id", "seats"."user_id", "first"."role" AS "from"
)
INSERT INTO "audit_log" ("actor_kind", "action", "subject_type", "subject_id", "company_id", "person_id", "request_id", "details")
SELECT 'system', 'seat.role-changed', 'company', "company_id"::text, "company_id"::text, "user_id", 'migration-0067',
	jsonb_build_object('userId', "user_id", 'from', "from", 'to', 'owner')
FROM "raised";--> statement-breakpoint
-- So that a later migration may alter the table in the same transaction.
SET CONSTRAINTS "seats_keep_owner" IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS "seats_keep_owner" DEFERRED;--> statement-breakpoint
-- Nobody is asked for nothing.
UPDATE "invoices" SET "status" = 'paid', "paid_on" = "date" WHERE "status" = 'open' AND "cents" = 0;
