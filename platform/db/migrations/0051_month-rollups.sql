CREATE TABLE "month_rollup_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_rollup_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_rollups" (
	"month" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "month_rollup_changes_month" ON "month_rollup_changes" USING btree ("month");--> statement-breakpoint
CREATE INDEX "grants_sold" ON "grants" USING btree ("effective","minutes") WHERE "grants"."kind" in ('plan', 'bonus') and "grants"."transfer_id" is null;--> statement-breakpoint
CREATE FUNCTION months_changed(day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF day IS NULL THEN RETURN; END IF;
  -- Whoever adds the months up takes this alone: it sees what was written before, and nobody writes meanwhile.
  PERFORM pg_advisory_xact_lock_shared(7104);
  INSERT INTO month_rollup_changes (month)
    SELECT to_char(day, 'YYYY-MM')
    WHERE EXISTS (SELECT 1 FROM month_rollups WHERE month >= to_char(day, 'YYYY-MM'));
END $$;
--> statement-breakpoint
CREATE FUNCTION periods_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM months_changed((SELECT min(starts) FROM added));
  ELSIF TG_OP = 'DELETE' THEN PERFORM months_changed(OLD.starts);
  ELSE PERFORM months_changed(least(OLD.starts, NEW.starts));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER periods_added_roll_up AFTER INSERT ON periods REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION periods_roll_up();
--> statement-breakpoint
CREATE TRIGGER periods_deleted_roll_up AFTER DELETE ON periods
  FOR EACH ROW EXECUTE FUNCTION periods_roll_up();
--> statement-breakpoint
CREATE TRIGGER periods_changed_roll_up AFTER UPDATE ON periods
  FOR EACH ROW WHEN ((OLD.starts, OLD.ends, OLD.price, OLD.company_id, OLD.membership_id)
    IS DISTINCT FROM (NEW.starts, NEW.ends, NEW.price, NEW.company_id, NEW.membership_id))
  EXECUTE FUNCTION periods_roll_up();
--> statement-breakpoint
CREATE FUNCTION memberships_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM months_changed((SELECT min(starts) FROM periods WHERE membership_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memberships_changed_roll_up AFTER UPDATE ON memberships
  FOR EACH ROW WHEN ((OLD.billing = 'none') IS DISTINCT FROM (NEW.billing = 'none'))
  EXECUTE FUNCTION memberships_roll_up();
--> statement-breakpoint
CREATE FUNCTION companies_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM months_changed(date '1970-01-01');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_merged_roll_up AFTER UPDATE ON companies
  FOR EACH ROW WHEN (OLD.merged_into IS DISTINCT FROM NEW.merged_into)
  EXECUTE FUNCTION companies_roll_up();
--> statement-breakpoint
CREATE FUNCTION grants_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM months_changed((SELECT min(effective) FROM added));
  ELSIF TG_OP = 'DELETE' THEN PERFORM months_changed(OLD.effective);
  ELSE PERFORM months_changed(least(OLD.effective, NEW.effective));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER grants_added_roll_up AFTER INSERT ON grants REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION grants_roll_up();
--> statement-breakpoint
CREATE TRIGGER grants_deleted_roll_up AFTER DELETE ON grants
  FOR EACH ROW EXECUTE FUNCTION grants_roll_up();
--> statement-breakpoint
CREATE TRIGGER grants_changed_roll_up AFTER UPDATE ON grants
  FOR EACH ROW WHEN ((OLD.effective, OLD.minutes, OLD.kind, OLD.transfer_id)
    IS DISTINCT FROM (NEW.effective, NEW.minutes, NEW.kind, NEW.transfer_id))
  EXECUTE FUNCTION grants_roll_up();
--> statement-breakpoint
CREATE FUNCTION work_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM months_changed((SELECT min(date) FROM added WHERE status = 'approved'));
  ELSIF TG_OP = 'DELETE' THEN PERFORM months_changed(OLD.date);
  ELSE PERFORM months_changed(least(OLD.date, NEW.date));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_added_roll_up AFTER INSERT ON work REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION work_roll_up();
--> statement-breakpoint
CREATE TRIGGER work_deleted_roll_up AFTER DELETE ON work
  FOR EACH ROW WHEN (OLD.status IN ('approved', 'reversed')) EXECUTE FUNCTION work_roll_up();
--> statement-breakpoint
CREATE TRIGGER work_changed_roll_up AFTER UPDATE ON work
  FOR EACH ROW WHEN ((OLD.status, OLD.date, OLD.billed_minutes, OLD.place)
    IS DISTINCT FROM (NEW.status, NEW.date, NEW.billed_minutes, NEW.place))
  EXECUTE FUNCTION work_roll_up();
--> statement-breakpoint
CREATE FUNCTION entries_roll_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM months_changed((
    SELECT min(work.date) FROM added JOIN work ON work.id = added.work_id WHERE added.grant_id IS NULL
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_added_roll_up AFTER INSERT ON entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION entries_roll_up();
