DROP INDEX "work_company_date";--> statement-breakpoint
DROP INDEX "work_date";--> statement-breakpoint
DROP INDEX "work_consultant_date";--> statement-breakpoint
DROP INDEX "work_waiting";--> statement-breakpoint
DROP INDEX "entries_grant";--> statement-breakpoint
CREATE INDEX "work_newest" ON "work" USING btree ("date","created_at","id","status");--> statement-breakpoint
CREATE INDEX "work_company_newest" ON "work" USING btree ("company_id","date","created_at","id");--> statement-breakpoint
CREATE INDEX "work_consultant_newest" ON "work" USING btree ("consultant_id","date","created_at","id","status");--> statement-breakpoint
CREATE INDEX "work_unapproved" ON "work" USING btree ("status","date","created_at","id") WHERE "work"."status" <> 'approved';--> statement-breakpoint
CREATE INDEX "entries_grant" ON "entries" USING btree ("grant_id","minutes");