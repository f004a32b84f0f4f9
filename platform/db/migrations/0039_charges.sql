CREATE TABLE "card_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"subscription_id" uuid,
	"period_id" uuid,
	"number" text,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"date" date NOT NULL,
	"due" date,
	"starts" date,
	"ends" date,
	"total_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"credited_cents" integer NOT NULL,
	"trouble" text,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"pdf_url" text,
	"hosted_url" text,
	"told" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_invoices_provider_unique" UNIQUE("provider_id"),
	CONSTRAINT "card_invoices_status" CHECK ("card_invoices"."status" in ('draft', 'open', 'paid', 'void', 'uncollectible'))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"is_ours" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_readings" (
	"object_id" text PRIMARY KEY NOT NULL,
	"n" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"membership_id" uuid,
	"signup_id" integer,
	"plan_id" text NOT NULL,
	"term" text NOT NULL,
	"cents" integer NOT NULL,
	"customer_id" text,
	"payment_method_id" text,
	"attempt_key" uuid NOT NULL,
	"provider_id" text,
	"item_id" text,
	"status" text DEFAULT 'starting' NOT NULL,
	"charge" text DEFAULT 'charging' NOT NULL,
	"period_end" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" integer,
	"card_exp_year" integer,
	"expiry_told" text,
	"upgrade" jsonb,
	"is_stale" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_provider_unique" UNIQUE("provider_id"),
	CONSTRAINT "subscriptions_term" CHECK ("subscriptions"."term" in ('month', 'year')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('starting', 'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
	CONSTRAINT "subscriptions_charge" CHECK ("subscriptions"."charge" in ('charging', 'refused', 'bank', 'paid', 'over')),
	CONSTRAINT "subscriptions_cents" CHECK ("subscriptions"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "charge" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_through" date;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD CONSTRAINT "card_invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD CONSTRAINT "card_invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_invoices" ADD CONSTRAINT "card_invoices_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_signup_id_membership_signups_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."membership_signups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_membership_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_invoices_company" ON "card_invoices" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "card_invoices_subscription" ON "card_invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "card_invoices_troubled" ON "card_invoices" USING btree ("created_at") WHERE "card_invoices"."trouble" is not null or "card_invoices"."is_disputed";--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_signup" ON "subscriptions" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_membership" ON "subscriptions" USING btree ("membership_id");--> statement-breakpoint
ALTER TABLE "membership_signups" ADD CONSTRAINT "membership_signups_charge" CHECK ("membership_signups"."charge" in ('charging', 'refused', 'bank', 'paid', 'over'));