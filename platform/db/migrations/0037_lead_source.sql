ALTER TABLE "conversations" ADD COLUMN "came_by" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "came_by" jsonb;