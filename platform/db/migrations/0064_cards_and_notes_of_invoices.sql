ALTER TABLE "card_invoices" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "staff_note" text;