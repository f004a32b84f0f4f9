CREATE TABLE "clock_readings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"steady_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clock_readings_one_row" CHECK ("clock_readings"."id" = 1)
);
