CREATE TABLE "installations" (
	"code" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"place" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_reservations" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "first_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "last_name" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_reservations_recipient" ON "mail_reservations" USING btree ("recipient","created_at");