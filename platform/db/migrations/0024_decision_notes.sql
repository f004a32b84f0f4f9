ALTER TABLE "membership_requests" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_decision_note_not_blank" CHECK (btrim("membership_requests"."decision_note") <> '');--> statement-breakpoint
ALTER TABLE "membership_signups" ADD CONSTRAINT "membership_signups_decision_note_not_blank" CHECK (btrim("membership_signups"."decision_note") <> '');