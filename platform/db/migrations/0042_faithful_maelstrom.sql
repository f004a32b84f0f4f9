CREATE TABLE "overage_charges" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"attempt_key" uuid NOT NULL,
	"item_id" text,
	"own_invoice_id" text,
	"invoice_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "overage_charges_item_unique" UNIQUE("item_id"),
	CONSTRAINT "overage_charges_own_invoice_unique" UNIQUE("own_invoice_id"),
	CONSTRAINT "overage_charges_cents" CHECK ("overage_charges"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "overage_charges" ADD CONSTRAINT "overage_charges_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overage_charges" ADD CONSTRAINT "overage_charges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overage_charges" ADD CONSTRAINT "overage_charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overage_charges" ADD CONSTRAINT "overage_charges_invoice_id_card_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."card_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "overage_charges_company" ON "overage_charges" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "overage_charges_invoice" ON "overage_charges" USING btree ("invoice_id");