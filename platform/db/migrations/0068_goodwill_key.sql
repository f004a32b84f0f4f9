ALTER TABLE "grants" ADD COLUMN "key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_key" ON "grants" USING btree ("granted_by","key") WHERE "grants"."key" is not null;