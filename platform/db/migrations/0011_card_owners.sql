ALTER TABLE "card_customers" DROP CONSTRAINT "card_customers_account_key_unique";--> statement-breakpoint
ALTER TABLE "card_customers" DROP CONSTRAINT "card_customers_pkey";--> statement-breakpoint
ALTER TABLE "card_customers" ADD PRIMARY KEY ("account_key");--> statement-breakpoint
ALTER TABLE "card_sandbox_intents" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "card_customers" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "card_customers" ADD COLUMN "setup_intent_id" text;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_user_unique" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_form_unique" UNIQUE("setup_intent_id","email");--> statement-breakpoint
ALTER TABLE "card_customers" ADD CONSTRAINT "card_customers_owner" CHECK ("card_customers"."user_id" is null or "card_customers"."setup_intent_id" is null);