CREATE TABLE "trial_clocks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ahead_ms" bigint NOT NULL,
	CONSTRAINT "trial_clocks_one_row" CHECK ("trial_clocks"."id" = 1),
	CONSTRAINT "trial_clocks_ahead" CHECK ("trial_clocks"."ahead_ms" >= 0)
);
