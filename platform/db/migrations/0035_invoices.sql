CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"period_id" uuid,
	"statement_id" uuid,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_kind" CHECK ("invoice_lines"."kind" in ('plan', 'overage')),
	CONSTRAINT "invoice_lines_origin" CHECK (("invoice_lines"."kind" = 'plan') = ("invoice_lines"."period_id" is not null) and ("invoice_lines"."kind" = 'overage') = ("invoice_lines"."statement_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_one" CHECK ("invoice_numbers"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"invoice_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_reminders_invoice_id_days_pk" PRIMARY KEY("invoice_id","days")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"company_id" uuid NOT NULL,
	"date" date NOT NULL,
	"due_date" date NOT NULL,
	"cents" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"hash" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"paid_on" date,
	"paid_note" text,
	"voided_on" date,
	"voided_because" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_serial_unique" UNIQUE("serial"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('open', 'paid', 'void')),
	CONSTRAINT "invoices_serial" CHECK ("invoices"."serial" > 0),
	CONSTRAINT "invoices_dates" CHECK ("invoices"."date" <= "invoices"."due_date"),
	CONSTRAINT "invoices_cents" CHECK ("invoices"."cents" >= 0),
	CONSTRAINT "invoices_hash" CHECK ("invoices"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."status" = 'paid') = ("invoices"."paid_on" is not null)),
	CONSTRAINT "invoices_void" CHECK (("invoices"."status" = 'void') = ("invoices"."voided_on" is not null) and ("invoices"."status" = 'void') = (btrim(coalesce("invoices"."voided_because", '')) <> ''))
);
--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "overage_cents" integer;--> statement-breakpoint
ALTER TABLE "periods" ADD COLUMN "due_cents" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_period_unique" ON "invoice_lines" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_statement_unique" ON "invoice_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("date","serial");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","serial");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_date","serial") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "statements_overage" ON "statements" USING btree ("period_id") WHERE "statements"."overage_cents" <> 0;--> statement-breakpoint
CREATE FUNCTION invoices_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status <> 'void' AND (NEW.id, NEW.serial, NEW.number, NEW.company_id, NEW.date, NEW.due_date, NEW.cents, NEW.snapshot, NEW.hash, NEW.pdf, NEW.created_at)
		= (OLD.id, OLD.serial, OLD.number, OLD.company_id, OLD.date, OLD.due_date, OLD.cents, OLD.snapshot, OLD.hash, OLD.pdf, OLD.created_at) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Invoice % never changes', OLD.number
		USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_kept', TABLE = 'invoices';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE UPDATE ON "invoices" FOR EACH ROW EXECUTE FUNCTION invoices_kept();--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE DELETE OR TRUNCATE ON "invoices"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER invoice_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION invoices_numbered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.serial = 1 OR EXISTS (SELECT FROM invoices WHERE serial = NEW.serial - 1) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Invoice % leaves a gap', NEW.number
		USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_numbered', TABLE = 'invoices';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_numbered BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION invoices_numbered();--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "invoices" FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "invoice_lines" FROM PUBLIC, CURRENT_USER;
