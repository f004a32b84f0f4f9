CREATE TABLE "orders" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ordered' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('ordered', 'in_progress', 'delivered'))
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"discount_percent" integer NOT NULL,
	"deposit_percent" integer NOT NULL,
	"expires_on" date NOT NULL,
	"terms" text NOT NULL,
	"hash" text,
	"sent_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" text,
	"accepted_name" text,
	"declined_at" timestamp (3) with time zone,
	"declined_because" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_title_not_blank" CHECK (btrim("quotes"."title") <> ''),
	CONSTRAINT "quotes_accepted_name_not_blank" CHECK (btrim("quotes"."accepted_name") <> ''),
	CONSTRAINT "quotes_status" CHECK ("quotes"."status" in ('draft', 'sent', 'accepted', 'declined')),
	CONSTRAINT "quotes_version" CHECK ("quotes"."version" > 0),
	CONSTRAINT "quotes_percents" CHECK ("quotes"."discount_percent" between 0 and 100 and "quotes"."deposit_percent" between 0 and 100),
	CONSTRAINT "quotes_sent" CHECK (("quotes"."status" = 'draft') = ("quotes"."hash" is null) and ("quotes"."hash" is null) = ("quotes"."sent_at" is null)),
	CONSTRAINT "quotes_accepted" CHECK (("quotes"."status" = 'accepted') = ("quotes"."accepted_at" is not null)),
	CONSTRAINT "quotes_declined" CHECK (("quotes"."status" = 'declined') = ("quotes"."declined_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "quotes_company" ON "quotes" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);