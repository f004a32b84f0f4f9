ALTER TABLE "work" ADD COLUMN "key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "work_key" ON "work" USING btree ("consultant_id","key") WHERE "work"."key" is not null;