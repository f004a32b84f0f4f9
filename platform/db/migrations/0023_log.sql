DROP INDEX "audit_log_created";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "person_id" text;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id","action","actor_kind");--> statement-breakpoint
CREATE INDEX "audit_log_actor_newest" ON "audit_log" USING btree ("actor_id","created_at","id","action");--> statement-breakpoint
CREATE INDEX "audit_log_company_newest" ON "audit_log" USING btree ("company_id","created_at","id","action","actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_person_newest" ON "audit_log" USING btree ("person_id","created_at","id","action","actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (((jsonb_path_query_array("details", 'strict $.** ? (@.type() == "string")')::text)) gin_trgm_ops);--> statement-breakpoint
UPDATE audit_log SET company_id = subject_id WHERE subject_type = 'company';--> statement-breakpoint
UPDATE audit_log SET company_id = work.company_id, person_id = work.consultant_id FROM work
	WHERE subject_type = 'work' AND work.id::text = subject_id;--> statement-breakpoint
UPDATE audit_log SET company_id = membership_requests.company_id FROM membership_requests
	WHERE subject_type = 'membership_request' AND membership_requests.id::text = subject_id;--> statement-breakpoint
UPDATE audit_log SET company_id = membership_signups.company_id FROM membership_signups
	WHERE subject_type = 'membership_signup' AND membership_signups.id::text = subject_id;--> statement-breakpoint
UPDATE audit_log SET company_id = details->>'companyId' WHERE action = 'membership.upgraded' AND subject_type = 'user';--> statement-breakpoint
UPDATE audit_log SET person_id = subject_id WHERE subject_type = 'user';--> statement-breakpoint
UPDATE audit_log SET person_id = details->>'userId' WHERE action LIKE 'seat.%';
