ALTER TABLE "card_invoices" ADD COLUMN "dispute_told" text;--> statement-breakpoint
UPDATE "card_invoices" SET "dispute_told" = CASE
  WHEN "dispute_status" IN ('won', 'warning_closed', 'prevented') THEN 'won'
  WHEN "dispute_status" = 'lost' THEN 'lost'
  ELSE 'open'
END WHERE "dispute_status" IS NOT NULL;
