CREATE TABLE "terms_acceptances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" text,
	"email" text,
	"name" text,
	"version" date NOT NULL,
	"hash" text NOT NULL,
	"place" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_email_not_blank" CHECK (btrim("terms_acceptances"."email") <> ''),
	CONSTRAINT "terms_acceptances_name_not_blank" CHECK (btrim("terms_acceptances"."name") <> ''),
	CONSTRAINT "terms_acceptances_hash_not_blank" CHECK (btrim("terms_acceptances"."hash") <> ''),
	CONSTRAINT "terms_acceptances_place" CHECK ("terms_acceptances"."place" in ('signup', 'upgrade', 'plan-change'))
);
--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "terms_version" date;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "terms_hash" text;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD COLUMN "terms_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "terms_acceptances_company" ON "terms_acceptances" USING btree ("company_id","agreed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "terms_acceptances_user" ON "terms_acceptances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "terms_acceptances_email" ON "terms_acceptances" USING btree ("email");--> statement-breakpoint
ALTER TABLE "membership_signups" ADD CONSTRAINT "membership_signups_terms" CHECK (num_nulls("membership_signups"."terms_version", "membership_signups"."terms_hash", "membership_signups"."terms_agreed_at") in (0, 3));