CREATE TABLE "shown_answers" (
	"message_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shown_answers_message_id_person_id_pk" PRIMARY KEY("message_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "shown_answers" ADD CONSTRAINT "shown_answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_answers" ADD CONSTRAINT "shown_answers_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_answers_person" ON "shown_answers" USING btree ("person_id");