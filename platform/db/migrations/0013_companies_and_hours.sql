CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"billing_email" text,
	"phone" text,
	"customer_id" text,
	"consultant_id" text,
	"overage_cap_minutes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_customer_unique" UNIQUE("customer_id"),
	CONSTRAINT "companies_name_not_blank" CHECK (btrim("companies"."name") <> ''),
	CONSTRAINT "companies_customer_id_not_blank" CHECK (btrim("companies"."customer_id") <> ''),
	CONSTRAINT "companies_overage_cap" CHECK ("companies"."overage_cap_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_notes_text_not_blank" CHECK (btrim("company_notes"."text") <> '')
);
--> statement-breakpoint
CREATE TABLE "company_views" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_invitations_email_not_blank" CHECK (btrim("seat_invitations"."email") <> ''),
	CONSTRAINT "seat_invitations_role" CHECK ("seat_invitations"."role" in ('owner', 'billing', 'requester', 'viewer')),
	CONSTRAINT "seat_invitations_email_lower_case" CHECK ("seat_invitations"."email" = lower("seat_invitations"."email")),
	CONSTRAINT "seat_invitations_one_end" CHECK ("seat_invitations"."accepted_at" is null or "seat_invitations"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"company_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seats_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "seats_role" CHECK ("seats"."role" in ('owner', 'billing', 'requester', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"grant_id" uuid,
	"work_id" uuid,
	"period_id" uuid,
	"reverses" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_kind" CHECK ("entries"."kind" in ('draw', 'overage', 'expiry', 'reversal')),
	CONSTRAINT "entries_shape" CHECK (case "entries"."kind" when 'draw' then minutes > 0 and grant_id is not null and work_id is not null and reverses is null when 'overage' then minutes > 0 and grant_id is null and work_id is not null and reverses is null when 'expiry' then minutes > 0 and grant_id is not null and work_id is null and reverses is null when 'reversal' then minutes < 0 and work_id is not null and reverses is not null end)
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"membership_id" uuid,
	"period_id" uuid,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"effective" date NOT NULL,
	"expires" date NOT NULL,
	"reason" text,
	"granted_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_kind" CHECK ("grants"."kind" in ('plan', 'bonus', 'goodwill')),
	CONSTRAINT "grants_minutes" CHECK ("grants"."minutes" > 0),
	CONSTRAINT "grants_dates" CHECK ("grants"."effective" <= "grants"."expires"),
	CONSTRAINT "grants_origin" CHECK (case "grants"."kind" when 'goodwill' then btrim("grants"."reason") <> '' and "grants"."reason" is not null and "grants"."period_id" is null else "grants"."period_id" is not null and "grants"."membership_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "hours_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"period_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hours_notices_kind" CHECK ("hours_notices"."kind" in ('used-80', 'used-100', 'expiring'))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	"hash" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_period_unique" UNIQUE("period_id"),
	CONSTRAINT "statements_hash" CHECK ("statements"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"consultant_id" text,
	"date" date NOT NULL,
	"minutes" integer NOT NULL,
	"billed_minutes" integer NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"request_id" integer,
	"status" text DEFAULT 'logged' NOT NULL,
	"sent_back_because" text,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone,
	"reversed_by" text,
	"reversed_at" timestamp (3) with time zone,
	"overage_agreed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_text_not_blank" CHECK (btrim("work"."text") <> ''),
	CONSTRAINT "work_minutes" CHECK ("work"."minutes" > 0 and "work"."minutes" <= "work"."billed_minutes"),
	CONSTRAINT "work_billed" CHECK ("work"."billed_minutes" % 15 = 0 and "work"."billed_minutes" - "work"."minutes" < 15),
	CONSTRAINT "work_place" CHECK ("work"."place" in ('onshore', 'offshore')),
	CONSTRAINT "work_status" CHECK ("work"."status" in ('logged', 'sent_back', 'approved', 'reversed')),
	CONSTRAINT "work_approved" CHECK (("work"."status" in ('approved', 'reversed')) = ("work"."approved_at" is not null)),
	CONSTRAINT "work_reversed" CHECK (("work"."status" = 'reversed') = ("work"."reversed_at" is not null)),
	CONSTRAINT "work_sent_back" CHECK ("work"."status" <> 'sent_back' or "work"."sent_back_because" is not null)
);
--> statement-breakpoint
CREATE TABLE "work_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"author_id" text,
	"by_staff" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_questions_text_not_blank" CHECK (btrim("work_questions"."text") <> '')
);
--> statement-breakpoint
CREATE TABLE "membership_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"membership_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"months" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_pauses_month_unique" UNIQUE("membership_id","month"),
	CONSTRAINT "membership_pauses_months" CHECK ("membership_pauses"."month" > 0 and "membership_pauses"."months" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"term" text DEFAULT 'month' NOT NULL,
	"cadence" text DEFAULT 'month' NOT NULL,
	"billing" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"anchor" date NOT NULL,
	"next_plan_id" text,
	"next_term" text,
	"ends_on" date,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_term" CHECK ("memberships"."term" in ('month', 'year')),
	CONSTRAINT "memberships_cadence" CHECK ("memberships"."cadence" in ('month', 'thirty-days')),
	CONSTRAINT "memberships_billing" CHECK ("memberships"."billing" in ('card', 'by-hand', 'none')),
	CONSTRAINT "memberships_status" CHECK ("memberships"."status" in ('pending', 'active', 'past_due', 'paused', 'ended')),
	CONSTRAINT "memberships_plan" CHECK ("memberships"."plan_id" <> 'free' and "memberships"."next_plan_id" is distinct from 'free'),
	CONSTRAINT "memberships_ended" CHECK (("memberships"."status" = 'ended') = ("memberships"."ended_at" is not null) and ("memberships"."ended_at" is null or "memberships"."ends_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"membership_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"month" integer NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"plan_id" text NOT NULL,
	"price" integer NOT NULL,
	"minutes" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "periods_membership_n_unique" UNIQUE("membership_id","n"),
	CONSTRAINT "periods_n" CHECK ("periods"."n" >= 0 and "periods"."month" >= "periods"."n"),
	CONSTRAINT "periods_dates" CHECK ("periods"."starts" <= "periods"."ends"),
	CONSTRAINT "periods_price" CHECK ("periods"."price" >= 0),
	CONSTRAINT "periods_minutes" CHECK ("periods"."minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_consultant_id_users_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_views" ADD CONSTRAINT "company_views_seat" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."seats"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_notices" ADD CONSTRAINT "hours_notices_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_consultant_id_users_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_questions" ADD CONSTRAINT "work_questions_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_questions" ADD CONSTRAINT "work_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_pauses" ADD CONSTRAINT "membership_pauses_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_plan_id_membership_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_next_plan_id_membership_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_plan_id_membership_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "company_notes_company" ON "company_notes" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "seat_invitations_open" ON "seat_invitations" USING btree ("company_id","email") WHERE "seat_invitations"."accepted_at" is null and "seat_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "seat_invitations_email" ON "seat_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "seats_user" ON "seats" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_reverses_unique" ON "entries" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "entries_grant" ON "entries" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "entries_work" ON "entries" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "entries_period" ON "entries" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "entries_company" ON "entries" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_period_kind_unique" ON "grants" USING btree ("period_id","kind") WHERE "grants"."period_id" is not null;--> statement-breakpoint
CREATE INDEX "grants_company" ON "grants" USING btree ("company_id","expires");--> statement-breakpoint
CREATE UNIQUE INDEX "hours_notices_once" ON "hours_notices" USING btree ("period_id","kind");--> statement-breakpoint
CREATE INDEX "statements_company" ON "statements" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "work_company_date" ON "work" USING btree ("company_id","date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "work_date" ON "work" USING btree ("date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "work_consultant_date" ON "work" USING btree ("consultant_id","date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "work_waiting" ON "work" USING btree ("date","id") WHERE "work"."status" = 'logged';--> statement-breakpoint
CREATE INDEX "work_questions_work" ON "work_questions" USING btree ("work_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_running" ON "memberships" USING btree ("company_id") WHERE "memberships"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "periods_company" ON "periods" USING btree ("company_id","starts");--> statement-breakpoint
CREATE INDEX "periods_unclosed" ON "periods" USING btree ("ends") WHERE "periods"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD CONSTRAINT "membership_signups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_no_overlap" EXCLUDE USING gist ("company_id" WITH =, daterange("starts", "ends") WITH &&);--> statement-breakpoint
CREATE FUNCTION seats_keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Two owners who leave at once would each see the other still there.
	PERFORM 1 FROM companies WHERE id = OLD.company_id FOR UPDATE;
	IF EXISTS (SELECT FROM seats WHERE company_id = OLD.company_id)
		AND NOT EXISTS (SELECT FROM seats WHERE company_id = OLD.company_id AND role = 'owner') THEN
		RAISE EXCEPTION 'Company % would be left without an owner', OLD.company_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'seats_keep_owner', TABLE = 'seats';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seats_keep_owner AFTER UPDATE OR DELETE ON "seats"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seats_keep_owner();--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% never change', TG_TABLE_NAME
		USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only', TABLE = TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "entries"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER statements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "statements"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "entries", "statements" FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
CREATE FUNCTION entries_fit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	given integer;
	taken integer;
	original entries%ROWTYPE;
BEGIN
	IF EXISTS (SELECT FROM periods WHERE id = NEW.period_id AND closed_at IS NOT NULL) THEN
		RAISE EXCEPTION 'Period % is closed', NEW.period_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_open_period', TABLE = 'entries';
	END IF;
	IF NEW.reverses IS NOT NULL THEN
		SELECT * INTO original FROM entries WHERE id = NEW.reverses;
		IF original.id IS NULL OR original.kind NOT IN ('draw', 'overage') OR original.minutes <> -NEW.minutes
			OR original.grant_id IS DISTINCT FROM NEW.grant_id OR original.work_id <> NEW.work_id
			OR original.company_id <> NEW.company_id THEN
			RAISE EXCEPTION 'Entry % is not reversed like this', NEW.reverses
				USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_mirror', TABLE = 'entries';
		END IF;
	END IF;
	IF NEW.grant_id IS NOT NULL THEN
		SELECT minutes INTO given FROM grants WHERE id = NEW.grant_id AND company_id = NEW.company_id FOR UPDATE;
		SELECT coalesce(sum(minutes), 0) INTO taken FROM entries WHERE grant_id = NEW.grant_id;
		IF given IS NULL OR taken + NEW.minutes > given OR taken + NEW.minutes < 0 THEN
			RAISE EXCEPTION 'Grant % has no % minutes', NEW.grant_id, NEW.minutes
				USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_within_grant', TABLE = 'entries';
		END IF;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER entries_fit BEFORE INSERT ON "entries" FOR EACH ROW EXECUTE FUNCTION entries_fit();--> statement-breakpoint
CREATE FUNCTION work_locked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.status = 'approved' AND NEW.status IN ('approved', 'reversed')
		AND (NEW.company_id, NEW.date, NEW.minutes, NEW.billed_minutes, NEW.place, NEW.text, NEW.approved_at)
			= (OLD.company_id, OLD.date, OLD.minutes, OLD.billed_minutes, OLD.place, OLD.text, OLD.approved_at) THEN
		RETURN NEW;
	ELSIF TG_OP = 'UPDATE' AND OLD.status = 'reversed' AND NEW.status = 'reversed'
		AND (NEW.company_id, NEW.date, NEW.minutes, NEW.billed_minutes, NEW.place, NEW.text, NEW.approved_at, NEW.reversed_at)
			= (OLD.company_id, OLD.date, OLD.minutes, OLD.billed_minutes, OLD.place, OLD.text, OLD.approved_at, OLD.reversed_at) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Work % is locked: it can only be reversed', OLD.id
		USING ERRCODE = 'check_violation', CONSTRAINT = 'work_locked', TABLE = 'work';
END $$;--> statement-breakpoint
CREATE TRIGGER work_locked BEFORE UPDATE OR DELETE ON "work"
	FOR EACH ROW WHEN (OLD.status IN ('approved', 'reversed')) EXECUTE FUNCTION work_locked();
