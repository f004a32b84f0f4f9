CREATE TABLE "card_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" uuid,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"attempt_key" uuid NOT NULL,
	"provider_id" text,
	"asked_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_refunds_provider_unique" UNIQUE("provider_id"),
	CONSTRAINT "card_refunds_reason_not_blank" CHECK (btrim("card_refunds"."reason") <> ''),
	CONSTRAINT "card_refunds_kind" CHECK ("card_refunds"."kind" in ('refund', 'credit')),
	CONSTRAINT "card_refunds_state" CHECK ("card_refunds"."state" in ('asked', 'done', 'refused')),
	CONSTRAINT "card_refunds_cents" CHECK ("card_refunds"."cents" > 0),
	CONSTRAINT "card_refunds_invoice" CHECK (("card_refunds"."kind" = 'refund') = ("card_refunds"."invoice_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_checks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	"open" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "credit_used_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "dispute_status" text;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "dispute_cents" integer;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "dispute_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_invoice_id_card_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."card_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_checks" ADD CONSTRAINT "provider_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_refunds_under_way" ON "card_refunds" USING btree ("invoice_id") WHERE "card_refunds"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "card_refunds_company" ON "card_refunds" USING btree ("company_id","created_at" DESC NULLS LAST);