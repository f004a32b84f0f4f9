CREATE TABLE "clocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"paused_ms" bigint DEFAULT 0 NOT NULL,
	"met_at" timestamp (3) with time zone,
	"dropped_at" timestamp (3) with time zone,
	CONSTRAINT "clocks_kind" CHECK ("clocks"."kind" in ('first_answer', 'next_answer')),
	CONSTRAINT "clocks_due" CHECK ("clocks"."due_at" >= "clocks"."started_at"),
	CONSTRAINT "clocks_paused" CHECK ("clocks"."paused_ms" >= 0),
	CONSTRAINT "clocks_one_end" CHECK (num_nonnulls("clocks"."met_at", "clocks"."dropped_at") < 2 and ("clocks"."paused_at" is null or num_nonnulls("clocks"."met_at", "clocks"."dropped_at") = 0))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"urgency" text DEFAULT 'standard' NOT NULL,
	"subject" text NOT NULL,
	"company_id" uuid,
	"person_id" text,
	"won_company_id" uuid,
	"name" text,
	"email" text,
	"phone" text,
	"company_name" text,
	"enquiry_id" integer,
	"interested_in" text,
	"page" text,
	"assignee_id" text,
	"snoozed_until" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"turns" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_enquiry_unique" UNIQUE("enquiry_id"),
	CONSTRAINT "conversations_subject_not_blank" CHECK (btrim("conversations"."subject") <> ''),
	CONSTRAINT "conversations_name_not_blank" CHECK (btrim("conversations"."name") <> ''),
	CONSTRAINT "conversations_email_not_blank" CHECK (btrim("conversations"."email") <> ''),
	CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('request', 'lead')),
	CONSTRAINT "conversations_urgency" CHECK ("conversations"."urgency" in ('urgent', 'standard')),
	CONSTRAINT "conversations_status" CHECK (("conversations"."kind" = 'request' and "conversations"."status" in ('open', 'waiting', 'solved')) or ("conversations"."kind" = 'lead' and "conversations"."status" in ('new', 'open', 'won', 'lost', 'spam'))),
	CONSTRAINT "conversations_urgent" CHECK ("conversations"."urgency" = 'standard' or "conversations"."company_id" is not null),
	CONSTRAINT "conversations_lead" CHECK ("conversations"."kind" <> 'lead' or ("conversations"."company_id" is null and "conversations"."email" is not null)),
	CONSTRAINT "conversations_turns" CHECK ("conversations"."turns" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"author" text NOT NULL,
	"person_id" text,
	"text" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_turn" UNIQUE("conversation_id","n"),
	CONSTRAINT "messages_text_not_blank" CHECK (btrim("messages"."text") <> ''),
	CONSTRAINT "messages_author" CHECK ("messages"."author" in ('client', 'staff', 'system')),
	CONSTRAINT "messages_client_public" CHECK ("messages"."author" <> 'client' or not "messages"."internal"),
	CONSTRAINT "messages_length" CHECK (char_length("messages"."text") <= 100000)
);
--> statement-breakpoint
ALTER TABLE "clocks" ADD CONSTRAINT "clocks_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_won_company_id_companies_id_fk" FOREIGN KEY ("won_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_enquiry_id_contacts_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clocks_running" ON "clocks" USING btree ("conversation_id") WHERE "clocks"."met_at" is null and "clocks"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "clocks_conversation" ON "clocks" USING btree ("conversation_id","started_at");--> statement-breakpoint
CREATE INDEX "conversations_due" ON "conversations" USING btree ("due_at","last_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","kind") WHERE "conversations"."status" in ('new', 'open', 'waiting');--> statement-breakpoint
CREATE INDEX "conversations_assigned" ON "conversations" USING btree ("assignee_id","due_at","last_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","kind") WHERE "conversations"."status" in ('new', 'open', 'waiting');--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("status","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_company" ON "conversations" USING btree ("company_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_person" ON "conversations" USING btree ("person_id","last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_won" ON "conversations" USING btree ("won_company_id") WHERE "conversations"."won_company_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_email" ON "conversations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin ((lower(coalesce("subject", '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_person" ON "messages" USING btree ("person_id");--> statement-breakpoint
CREATE FUNCTION messages_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- An account that goes takes its name along, and a conversation its messages.
	IF TG_OP = 'UPDATE' THEN
		IF NEW.person_id IS NULL AND (NEW.id, NEW.conversation_id, NEW.n, NEW.author, NEW.text, NEW.internal, NEW.created_at)
			= (OLD.id, OLD.conversation_id, OLD.n, OLD.author, OLD.text, OLD.internal, OLD.created_at) THEN
			RETURN NEW;
		END IF;
	ELSIF NOT EXISTS (SELECT FROM conversations WHERE id = OLD.conversation_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'messages never change'
		USING ERRCODE = 'check_violation', CONSTRAINT = 'messages_append_only', TABLE = 'messages';
END $$;--> statement-breakpoint
CREATE TRIGGER messages_append_only BEFORE UPDATE OR DELETE ON "messages" FOR EACH ROW EXECUTE FUNCTION messages_keep();--> statement-breakpoint
INSERT INTO conversations (kind, status, subject, person_id, name, email, phone, company_name, enquiry_id, interested_in, turns, last_at, created_at)
SELECT kind, CASE WHEN held_because IS NULL THEN 'open' ELSE 'spam' END,
	CASE interested_in WHEN 'crm-quickstart' THEN 'CRM Quickstart' WHEN 'zoho' THEN 'Zoho CRM' WHEN 'salesforce' THEN 'Salesforce' WHEN 'dynamics' THEN 'Dynamics 365'
		WHEN 'ai-automation' THEN 'AI & Automation' WHEN 'tech-audit' THEN 'Technology Audit' WHEN 'membership-plan' THEN 'Membership Plan'
		WHEN 'essential-plan' THEN 'Essential Plan $900/mo' WHEN 'growth-plan' THEN 'Growth Plan $1,800/mo' WHEN 'scale-plan' THEN 'Scale Plan $2,700/mo'
		WHEN 'enterprise-plan' THEN 'Enterprise Plan $3,500/mo' WHEN 'executive-concierge' THEN 'Executive Concierge' WHEN 'other' THEN 'Other'
		WHEN 'consultation' THEN 'Schedule Consultation' WHEN 'support' THEN 'Contact Support' ELSE interested_in END,
	user_id, CASE WHEN kind = 'lead' THEN nullif(btrim(concat_ws(' ', first_name, last_name)), '') END, CASE WHEN kind = 'lead' THEN email END,
	CASE WHEN kind = 'lead' THEN phone END, CASE WHEN kind = 'lead' THEN company END, id, interested_in, 1, created_at, created_at
FROM (
	SELECT contacts.*, CASE WHEN user_id IS NOT NULL AND interested_in IN ('consultation', 'support') AND held_because IS NULL THEN 'request' ELSE 'lead' END AS kind FROM contacts
) told;--> statement-breakpoint
INSERT INTO messages (conversation_id, n, author, person_id, text, created_at)
SELECT v.id, 1, 'client', v.person_id, left(c.message, 100000), c.created_at FROM conversations v JOIN contacts c ON c.id = v.enquiry_id;
