-- The number named nothing: there were no requests to answer yet.
ALTER TABLE "work" ALTER COLUMN "request_id" SET DATA TYPE uuid USING null;--> statement-breakpoint
CREATE INDEX "work_request" ON "work" USING btree ("request_id","date","created_at","id") WHERE "work"."request_id" is not null;
