ALTER TABLE "work" ADD COLUMN "overage_agreed_minutes" integer;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_overage_agreed" CHECK ("work"."overage_agreed_minutes" > 0);