ALTER TABLE "entries" DROP CONSTRAINT "entries_kind";--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_shape";--> statement-breakpoint
ALTER TABLE "grants" DROP CONSTRAINT "grants_origin";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "merged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_companies_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_merged_into" ON "companies" USING btree ("merged_into") WHERE "companies"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_transfer_unique" UNIQUE("transfer_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged" CHECK (("companies"."merged_into" is null) = ("companies"."merged_at" is null) and "companies"."merged_into" is distinct from "companies"."id");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_kind" CHECK ("entries"."kind" in ('draw', 'overage', 'expiry', 'reversal', 'transfer'));--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_shape" CHECK (case "entries"."kind" when 'draw' then minutes > 0 and grant_id is not null and work_id is not null and reverses is null when 'overage' then minutes > 0 and grant_id is null and work_id is not null and reverses is null when 'expiry' then minutes > 0 and grant_id is not null and work_id is null and reverses is null when 'transfer' then minutes > 0 and grant_id is not null and work_id is null and reverses is null when 'reversal' then minutes < 0 and work_id is not null and reverses is not null end);--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_origin" CHECK (case when "grants"."transfer_id" is not null then "grants"."period_id" is null and "grants"."membership_id" is null when "grants"."kind" = 'goodwill' then btrim("grants"."reason") <> '' and "grants"."reason" is not null and "grants"."period_id" is null else "grants"."period_id" is not null and "grants"."membership_id" is not null end);--> statement-breakpoint
CREATE FUNCTION grants_transferred() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM entries JOIN grants AS origin ON origin.id = entries.grant_id
		WHERE entries.id = NEW.transfer_id AND entries.kind = 'transfer' AND entries.minutes = NEW.minutes
			AND (origin.kind, origin.effective, origin.expires) = (NEW.kind, NEW.effective, NEW.expires)) THEN
		RAISE EXCEPTION 'Entry % transfers no such grant', NEW.transfer_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'grants_transferred', TABLE = 'grants';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER grants_transferred BEFORE INSERT ON "grants" FOR EACH ROW
	WHEN (NEW.transfer_id IS NOT NULL) EXECUTE FUNCTION grants_transferred();
