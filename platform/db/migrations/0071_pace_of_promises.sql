ALTER TABLE "clocks" ADD COLUMN "pace" text;--> statement-breakpoint
ALTER TABLE "clocks" ADD CONSTRAINT "clocks_pace" CHECK ("clocks"."pace" in ('urgent', 'standard'));