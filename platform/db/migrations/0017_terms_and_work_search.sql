ALTER TABLE "memberships" ADD COLUMN "term_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_month" integer;--> statement-breakpoint
CREATE INDEX "work_text" ON "work" USING gin ("text" gin_trgm_ops);