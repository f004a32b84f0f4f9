CREATE TABLE "card_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_returns_cents" CHECK ("card_returns"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "card_returns" ADD CONSTRAINT "card_returns_invoice_id_card_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."card_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_returns_invoice" ON "card_returns" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "card_returns_date" ON "card_returns" USING btree ("date");--> statement-breakpoint
CREATE INDEX "entries_beyond" ON "entries" USING btree ("work_id","minutes") WHERE "entries"."grant_id" is null and "entries"."work_id" is not null;--> statement-breakpoint
CREATE INDEX "work_approved_days" ON "work" USING btree ("date","billed_minutes") WHERE "work"."status" = 'approved';--> statement-breakpoint
UPDATE "card_invoices" SET "closed_on" = ("updated_at" at time zone 'America/Los_Angeles')::date WHERE "status" in ('void', 'uncollectible');--> statement-breakpoint
INSERT INTO "card_returns" ("invoice_id", "cents", "date") SELECT "id", greatest("refunded_cents", "credited_cents"), ("updated_at" at time zone 'America/Los_Angeles')::date FROM "card_invoices" WHERE "status" = 'paid' and greatest("refunded_cents", "credited_cents") > 0;
