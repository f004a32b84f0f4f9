ALTER TABLE "card_returns" DROP CONSTRAINT "card_returns_cents";--> statement-breakpoint
ALTER TABLE "card_returns" ADD CONSTRAINT "card_returns_cents" CHECK ("card_returns"."cents" <> 0);