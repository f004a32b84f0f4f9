CREATE TABLE "credits_paid_back" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"period_id" uuid,
	"statement_id" uuid,
	"cents" integer NOT NULL,
	"text" text NOT NULL,
	"date" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credits_paid_back_reason_not_blank" CHECK (btrim("credits_paid_back"."reason") <> ''),
	CONSTRAINT "credits_paid_back_cents" CHECK ("credits_paid_back"."cents" > 0),
	CONSTRAINT "credits_paid_back_origin" CHECK (("credits_paid_back"."period_id" is null) <> ("credits_paid_back"."statement_id" is null))
);
--> statement-breakpoint
ALTER TABLE "credits_paid_back" ADD CONSTRAINT "credits_paid_back_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits_paid_back" ADD CONSTRAINT "credits_paid_back_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits_paid_back" ADD CONSTRAINT "credits_paid_back_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credits_paid_back_period_unique" ON "credits_paid_back" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credits_paid_back_statement_unique" ON "credits_paid_back" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "credits_paid_back_company" ON "credits_paid_back" USING btree ("company_id","date");--> statement-breakpoint
CREATE INDEX "credits_paid_back_date" ON "credits_paid_back" USING btree ("date");