-- An answer begun before its conversation was closed left a promise running there, for nobody: it counts as dropped in time.
WITH "stray" AS (
	UPDATE "clocks" SET "dropped_at" = "started_at", "paused_at" = NULL FROM "conversations"
	WHERE "conversations"."id" = "clocks"."conversation_id" AND "conversations"."status" NOT IN ('new', 'open', 'waiting')
		AND "clocks"."met_at" IS NULL AND "clocks"."dropped_at" IS NULL
	RETURNING "clocks"."conversation_id"
)
UPDATE "conversations" SET "due_at" = NULL FROM "stray" WHERE "conversations"."id" = "stray"."conversation_id";
