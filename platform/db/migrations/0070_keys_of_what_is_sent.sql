ALTER TABLE "membership_requests" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "company_notes" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_requests_key" ON "membership_requests" USING btree ("key") WHERE "membership_requests"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_notes_key" ON "company_notes" USING btree ("author_id","key") WHERE "company_notes"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_key" ON "contacts" USING btree ("key") WHERE "contacts"."key" is not null;