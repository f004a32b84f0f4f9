ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_kind";--> statement-breakpoint
ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_origin";--> statement-breakpoint
ALTER TABLE "card_invoices" ADD COLUMN "sale_key" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "sale_key" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attempt_key" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_invoice_id" text;--> statement-breakpoint
CREATE INDEX "card_invoices_sale" ON "card_invoices" USING btree ("sale_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_sale_unique" ON "invoice_lines" USING btree ("sale_key","kind");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_invoice_unique" UNIQUE("card_invoice_id");--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_kind" CHECK ("invoice_lines"."kind" in ('plan', 'overage', 'deposit', 'balance'));--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_origin" CHECK (("invoice_lines"."kind" = 'plan') = ("invoice_lines"."period_id" is not null) and ("invoice_lines"."kind" = 'overage') = ("invoice_lines"."statement_id" is not null) and ("invoice_lines"."kind" in ('deposit', 'balance')) = ("invoice_lines"."sale_key" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit_by" CHECK ("orders"."deposit_by" in ('card', 'invoice'));