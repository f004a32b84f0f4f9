CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_account_id_not_blank" CHECK (btrim("accounts"."account_id") <> ''),
	CONSTRAINT "accounts_provider_id_not_blank" CHECK (btrim("accounts"."provider_id") <> ''),
	CONSTRAINT "accounts_no_password" CHECK ("accounts"."password" is null)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"user_id" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id"),
	CONSTRAINT "sessions_sid_not_blank" CHECK (btrim("sessions"."sid") <> ''),
	CONSTRAINT "sessions_id_not_blank" CHECK (btrim("sessions"."id") <> '')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"membership_plan" text DEFAULT 'free' NOT NULL,
	"membership_status" text DEFAULT 'active' NOT NULL,
	"hours_used" integer DEFAULT 0 NOT NULL,
	"hours_remaining" integer DEFAULT 0 NOT NULL,
	"membership_start_date" timestamp (3) with time zone,
	"membership_end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_id_not_blank" CHECK (btrim("users"."id") <> ''),
	CONSTRAINT "users_email_not_blank" CHECK (btrim("users"."email") <> ''),
	CONSTRAINT "users_membership_status_not_blank" CHECK (btrim("users"."membership_status") <> ''),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_hours_used" CHECK ("users"."hours_used" >= 0),
	CONSTRAINT "users_hours_remaining" CHECK ("users"."hours_remaining" >= 0),
	CONSTRAINT "users_membership_dates" CHECK ("users"."membership_end_date" is null or ("users"."membership_start_date" is not null and "users"."membership_end_date" >= "users"."membership_start_date"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_identifier_not_blank" CHECK (btrim("verifications"."identifier") <> ''),
	CONSTRAINT "verifications_value_not_blank" CHECK (btrim("verifications"."value") <> '')
);
--> statement-breakpoint
CREATE TABLE "membership_signups" (
	"id" serial PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"plan_id" text NOT NULL,
	"customer_id" text,
	"payment_method_id" text NOT NULL,
	"setup_intent_id" text,
	"status" text DEFAULT 'pending_confirmation' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_signups_setup_intent_unique" UNIQUE("setup_intent_id"),
	CONSTRAINT "membership_signups_first_name_not_blank" CHECK (btrim("membership_signups"."first_name") <> ''),
	CONSTRAINT "membership_signups_last_name_not_blank" CHECK (btrim("membership_signups"."last_name") <> ''),
	CONSTRAINT "membership_signups_email_not_blank" CHECK (btrim("membership_signups"."email") <> ''),
	CONSTRAINT "membership_signups_phone_not_blank" CHECK (btrim("membership_signups"."phone") <> ''),
	CONSTRAINT "membership_signups_company_not_blank" CHECK (btrim("membership_signups"."company") <> ''),
	CONSTRAINT "membership_signups_payment_method_id_not_blank" CHECK (btrim("membership_signups"."payment_method_id") <> ''),
	CONSTRAINT "membership_signups_setup_intent_id_not_blank" CHECK (btrim("membership_signups"."setup_intent_id") <> ''),
	CONSTRAINT "membership_signups_status" CHECK ("membership_signups"."status" in ('pending_confirmation', 'confirmed', 'cancelled')),
	CONSTRAINT "membership_signups_confirmed_at" CHECK (case "membership_signups"."status" when 'confirmed' then "membership_signups"."confirmed_at" is not null when 'pending_confirmation' then "membership_signups"."confirmed_at" is null else true end)
);
--> statement-breakpoint
CREATE TABLE "signup_drafts" (
	"setup_intent_id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"form" jsonb,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signup_drafts_setup_intent_id_not_blank" CHECK (btrim("signup_drafts"."setup_intent_id") <> ''),
	CONSTRAINT "signup_drafts_visitor_id_not_blank" CHECK (btrim("signup_drafts"."visitor_id") <> '')
);
--> statement-breakpoint
CREATE TABLE "tool_transactions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"tool_name" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_intent_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_transactions_payment_intent_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "tool_transactions_tool_id_not_blank" CHECK (btrim("tool_transactions"."tool_id") <> ''),
	CONSTRAINT "tool_transactions_tool_name_not_blank" CHECK (btrim("tool_transactions"."tool_name") <> ''),
	CONSTRAINT "tool_transactions_status_not_blank" CHECK (btrim("tool_transactions"."status") <> ''),
	CONSTRAINT "tool_transactions_amount" CHECK ("tool_transactions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"read_time" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_title_not_blank" CHECK (btrim("blog_posts"."title") <> ''),
	CONSTRAINT "blog_posts_excerpt_not_blank" CHECK (btrim("blog_posts"."excerpt") <> ''),
	CONSTRAINT "blog_posts_content_not_blank" CHECK (btrim("blog_posts"."content") <> ''),
	CONSTRAINT "blog_posts_category_not_blank" CHECK (btrim("blog_posts"."category") <> ''),
	CONSTRAINT "blog_posts_slug_fits_a_path" CHECK ("blog_posts"."slug" ~ '^[^[:space:]/?#]+$'),
	CONSTRAINT "blog_posts_status" CHECK ("blog_posts"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "blog_posts_read_time" CHECK ("blog_posts"."read_time" >= 1),
	CONSTRAINT "blog_posts_published_has_date" CHECK ("blog_posts"."status" <> 'published' or "blog_posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "blog_slug_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_slug_redirects_slug_fits_a_path" CHECK ("blog_slug_redirects"."slug" ~ '^[^[:space:]/?#]+$')
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"interested_in" text NOT NULL,
	"message" text NOT NULL,
	"held_because" text,
	"request_id" text,
	"user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_first_name_not_blank" CHECK (btrim("contacts"."first_name") <> ''),
	CONSTRAINT "contacts_last_name_not_blank" CHECK (btrim("contacts"."last_name") <> ''),
	CONSTRAINT "contacts_email_not_blank" CHECK (btrim("contacts"."email") <> ''),
	CONSTRAINT "contacts_interested_in_not_blank" CHECK (btrim("contacts"."interested_in") <> ''),
	CONSTRAINT "contacts_message_not_blank" CHECK (btrim("contacts"."message") <> ''),
	CONSTRAINT "contacts_held_because" CHECK ("contacts"."held_because" is null or "contacts"."held_because" in ('honeypot', 'too_fast'))
);
--> statement-breakpoint
CREATE TABLE "membership_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text NOT NULL,
	"requested_plan" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"notes" text,
	"approved_plan" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"applied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_requests_first_name_not_blank" CHECK (btrim("membership_requests"."first_name") <> ''),
	CONSTRAINT "membership_requests_last_name_not_blank" CHECK (btrim("membership_requests"."last_name") <> ''),
	CONSTRAINT "membership_requests_email_not_blank" CHECK (btrim("membership_requests"."email") <> ''),
	CONSTRAINT "membership_requests_company_not_blank" CHECK (btrim("membership_requests"."company") <> ''),
	CONSTRAINT "membership_requests_requested_plan_not_blank" CHECK (btrim("membership_requests"."requested_plan") <> ''),
	CONSTRAINT "membership_requests_status" CHECK ("membership_requests"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "membership_requests_decided" CHECK (("membership_requests"."status" = 'pending') = ("membership_requests"."decided_at" is null)),
	CONSTRAINT "membership_requests_decider" CHECK ("membership_requests"."decided_by" is null or "membership_requests"."decided_at" is not null),
	CONSTRAINT "membership_requests_approved_plan" CHECK (("membership_requests"."status" = 'approved') = ("membership_requests"."approved_plan" is not null)),
	CONSTRAINT "membership_requests_applied" CHECK ("membership_requests"."applied_at" is null or "membership_requests"."status" = 'approved')
);
--> statement-breakpoint
CREATE TABLE "membership_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"hours_included" integer NOT NULL,
	"description" text,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_plans_id_not_blank" CHECK (btrim("membership_plans"."id") <> ''),
	CONSTRAINT "membership_plans_name_not_blank" CHECK (btrim("membership_plans"."name") <> ''),
	CONSTRAINT "membership_plans_price" CHECK ("membership_plans"."price" >= 0),
	CONSTRAINT "membership_plans_hours" CHECK ("membership_plans"."hours_included" >= 0),
	CONSTRAINT "membership_plans_features" CHECK (jsonb_typeof("membership_plans"."features") = 'array')
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"request_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_action_not_blank" CHECK (btrim("audit_log"."action") <> ''),
	CONSTRAINT "audit_log_subject_type_not_blank" CHECK (btrim("audit_log"."subject_type") <> ''),
	CONSTRAINT "audit_log_subject_id_not_blank" CHECK (btrim("audit_log"."subject_id") <> ''),
	CONSTRAINT "audit_log_actor_kind" CHECK ("audit_log"."actor_kind" in ('visitor', 'member', 'system')),
	CONSTRAINT "audit_log_member_named" CHECK (("audit_log"."actor_kind" = 'member') = ("audit_log"."actor_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_membership_plan_membership_plans_id_fk" FOREIGN KEY ("membership_plan") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_signups" ADD CONSTRAINT "membership_signups_plan_id_membership_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_drafts" ADD CONSTRAINT "signup_drafts_plan_id_membership_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_transactions" ADD CONSTRAINT "tool_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slug_redirects" ADD CONSTRAINT "blog_slug_redirects_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_approved_plan_membership_plans_id_fk" FOREIGN KEY ("approved_plan") REFERENCES "public"."membership_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_subject" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_membership_plan" ON "users" USING btree ("membership_plan");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "membership_signups_status_created" ON "membership_signups" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "membership_signups_email" ON "membership_signups" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "signup_drafts_open" ON "signup_drafts" USING btree ("visitor_id","plan_id") WHERE "signup_drafts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "signup_drafts_created" ON "signup_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tool_transactions_user" ON "tool_transactions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_public" ON "blog_posts" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_slug_redirects_post_id" ON "blog_slug_redirects" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contacts_user_id" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "membership_requests_status_created" ON "membership_requests" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "membership_requests_email" ON "membership_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");