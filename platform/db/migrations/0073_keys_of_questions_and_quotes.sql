ALTER TABLE "work_questions" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "work_questions_key" ON "work_questions" USING btree ("author_id","key") WHERE "work_questions"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_key" ON "quotes" USING btree ("key") WHERE "quotes"."key" is not null;