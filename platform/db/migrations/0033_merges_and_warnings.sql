ALTER TABLE "clocks" ADD COLUMN "half_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clocks" ADD COLUMN "half_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clocks" ADD COLUMN "end_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "merged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_merged_into_conversations_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clocks_due" ON "clocks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "clocks_half_to_warn" ON "clocks" USING btree ("half_at") WHERE num_nonnulls("clocks"."paused_at", "clocks"."met_at", "clocks"."dropped_at", "clocks"."half_warned_at") = 0;--> statement-breakpoint
CREATE INDEX "clocks_end_to_warn" ON "clocks" USING btree ("due_at") WHERE num_nonnulls("clocks"."paused_at", "clocks"."met_at", "clocks"."dropped_at", "clocks"."end_warned_at") = 0;--> statement-breakpoint
CREATE INDEX "conversations_merged" ON "conversations" USING btree ("merged_into") WHERE "conversations"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_merged_closed" CHECK ("conversations"."merged_into" is null or ("conversations"."merged_into" <> "conversations"."id" and not ("conversations"."status" in ('new', 'open', 'waiting')) and "conversations"."due_at" is null));