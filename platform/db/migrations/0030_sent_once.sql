ALTER TABLE "messages" ADD COLUMN "key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("person_id","key") WHERE "messages"."key" is not null;