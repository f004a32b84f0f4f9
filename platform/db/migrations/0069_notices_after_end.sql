ALTER TABLE "hours_notices" DROP CONSTRAINT "hours_notices_kind";--> statement-breakpoint
DROP INDEX "hours_notices_once";--> statement-breakpoint
ALTER TABLE "hours_notices" ADD COLUMN "expires" date;--> statement-breakpoint
CREATE UNIQUE INDEX "hours_notices_after_end" ON "hours_notices" USING btree ("period_id","expires") WHERE "hours_notices"."expires" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hours_notices_once" ON "hours_notices" USING btree ("period_id","kind") WHERE "hours_notices"."expires" is null;--> statement-breakpoint
ALTER TABLE "hours_notices" ADD CONSTRAINT "hours_notices_expires" CHECK (("hours_notices"."kind" = 'after-end') = ("hours_notices"."expires" is not null));--> statement-breakpoint
ALTER TABLE "hours_notices" ADD CONSTRAINT "hours_notices_kind" CHECK ("hours_notices"."kind" in ('used-80', 'used-100', 'expiring', 'after-end'));