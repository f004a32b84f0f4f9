ALTER TABLE "card_invoices" ADD COLUMN "dispute_settled_on" date;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "dispute_settlement" text;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD CONSTRAINT "card_invoices_dispute_settlement_not_blank" CHECK (btrim("card_invoices"."dispute_settlement") <> '');--> statement-breakpoint
ALTER TABLE "card_invoices" ADD CONSTRAINT "card_invoices_settled" CHECK (("card_invoices"."dispute_settled_on" is null) = ("card_invoices"."dispute_settlement" is null));