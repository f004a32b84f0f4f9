ALTER TABLE "membership_requests" ADD COLUMN "unproved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "unproved" boolean DEFAULT false NOT NULL;