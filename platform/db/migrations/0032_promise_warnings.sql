ALTER TABLE "clocks" ADD COLUMN "half_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clocks" ADD COLUMN "half_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clocks" ADD COLUMN "end_warned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "clocks_due" ON "clocks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "clocks_half_to_warn" ON "clocks" USING btree ("half_at") WHERE num_nonnulls("clocks"."paused_at", "clocks"."met_at", "clocks"."dropped_at", "clocks"."half_warned_at") = 0;--> statement-breakpoint
CREATE INDEX "clocks_end_to_warn" ON "clocks" USING btree ("due_at") WHERE num_nonnulls("clocks"."paused_at", "clocks"."met_at", "clocks"."dropped_at", "clocks"."end_warned_at") = 0;