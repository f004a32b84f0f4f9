CREATE TABLE "mail_readers" (
	"id" text PRIMARY KEY NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"digest" text,
	"state" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"excerpt" text NOT NULL,
	"header_id" text,
	"conversation_id" uuid,
	"raw" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_mails_digest" UNIQUE("digest"),
	CONSTRAINT "received_mails_uid" UNIQUE("uid_validity","uid"),
	CONSTRAINT "received_mails_state" CHECK ("received_mails"."state" in ('failing', 'taken', 'set_aside', 'dismissed')),
	CONSTRAINT "received_mails_reason" CHECK (("received_mails"."state" in ('set_aside', 'dismissed')) = ("received_mails"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "via" text DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quoted_at" integer;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_mails_conversation" ON "received_mails" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "received_mails_address" ON "received_mails" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "received_mails_aside" ON "received_mails" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_via" CHECK ("messages"."via" in ('portal', 'email'));