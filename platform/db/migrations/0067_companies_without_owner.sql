-- Whoever was invited first into a company without people kept the role of the invitation; nothing could be changed there since.
UPDATE "seats" SET "role" = 'owner' WHERE ("company_id", "user_id") IN (
	SELECT DISTINCT ON ("company_id") "company_id", "user_id" FROM "seats" AS "first"
	WHERE NOT EXISTS (SELECT FROM "seats" AS "owners" WHERE "owners"."company_id" = "first"."company_id" AND "owners"."role" = 'owner')
	ORDER BY "company_id", "created_at", "user_id"
);
