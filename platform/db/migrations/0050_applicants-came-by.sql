ALTER TABLE "membership_requests" ADD COLUMN "came_by" jsonb;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "came_by" jsonb;