CREATE TABLE "card_setups" (
	"setup_intent_id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_setups_setup_intent_id_not_blank" CHECK (btrim("card_setups"."setup_intent_id") <> ''),
	CONSTRAINT "card_setups_customer_id_not_blank" CHECK (btrim("card_setups"."customer_id") <> '')
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_setups_company" ON "card_setups" USING btree ("company_id","created_at" DESC NULLS LAST);