CREATE TABLE "card_customers" (
	"email" text PRIMARY KEY NOT NULL,
	"account_key" uuid NOT NULL,
	"attempt_key" uuid NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_customers_account_key_unique" UNIQUE("account_key"),
	CONSTRAINT "card_customers_customer_unique" UNIQUE("customer_id"),
	CONSTRAINT "card_customers_email_not_blank" CHECK (btrim("card_customers"."email") <> ''),
	CONSTRAINT "card_customers_customer_id_not_blank" CHECK (btrim("card_customers"."customer_id") <> ''),
	CONSTRAINT "card_customers_email_lower" CHECK ("card_customers"."email" = lower("card_customers"."email"))
);
--> statement-breakpoint
CREATE TABLE "card_sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"payment_method_id" text,
	"customer_id" text,
	"plan_id" text NOT NULL,
	"visitor_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "membership_signups_one_way"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status <> 'pending_confirmation' AND NEW.status <> OLD.status THEN
		RAISE EXCEPTION 'a % signup stays %', OLD.status, OLD.status USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "membership_signups_one_way" BEFORE UPDATE OF "status" ON "membership_signups" FOR EACH ROW EXECUTE FUNCTION "membership_signups_one_way"();
