CREATE TABLE "calendar_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_years_year" CHECK ("calendar_years"."year" between 2000 and 9999)
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"name" text NOT NULL,
	"closes_at" text,
	CONSTRAINT "closed_days_name_not_blank" CHECK (btrim("closed_days"."name") <> ''),
	CONSTRAINT "closed_days_year" CHECK (extract(year from "closed_days"."date") = "closed_days"."year"),
	CONSTRAINT "closed_days_closes_at" CHECK ("closed_days"."closes_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "calendar_years" ADD CONSTRAINT "calendar_years_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_days" ADD CONSTRAINT "closed_days_year_calendar_years_year_fk" FOREIGN KEY ("year") REFERENCES "public"."calendar_years"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_days_by_year" ON "closed_days" USING btree ("year","date");