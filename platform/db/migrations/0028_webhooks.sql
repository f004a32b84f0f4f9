CREATE TABLE "outgoing_events" (
	"n" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_events_n_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outgoing_events_id_not_blank" CHECK (btrim("outgoing_events"."id") <> ''),
	CONSTRAINT "outgoing_events_type_not_blank" CHECK (btrim("outgoing_events"."type") <> '')
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"answer" integer,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_event" UNIQUE("endpoint_id","event_id"),
	CONSTRAINT "webhook_deliveries_event_id_not_blank" CHECK (btrim("webhook_deliveries"."event_id") <> ''),
	CONSTRAINT "webhook_deliveries_type_not_blank" CHECK (btrim("webhook_deliveries"."type") <> ''),
	CONSTRAINT "webhook_deliveries_body_not_blank" CHECK (btrim("webhook_deliveries"."body") <> ''),
	CONSTRAINT "webhook_deliveries_one_state" CHECK (num_nonnulls("webhook_deliveries"."next_try_at", "webhook_deliveries"."delivered_at", "webhook_deliveries"."failed_at") = 1)
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"gone_at" timestamp (3) with time zone,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp (3) with time zone,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_url_not_blank" CHECK (btrim("webhook_endpoints"."url") <> ''),
	CONSTRAINT "webhook_endpoints_secret_not_blank" CHECK (btrim("webhook_endpoints"."secret") <> ''),
	CONSTRAINT "webhook_endpoints_gone" CHECK ("webhook_endpoints"."gone_at" is null or not "webhook_endpoints"."enabled"),
	CONSTRAINT "webhook_endpoints_previous" CHECK (("webhook_endpoints"."previous_secret" is null) = ("webhook_endpoints"."previous_until" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at") WHERE "webhook_deliveries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_created_by" ON "webhook_endpoints" USING btree ("created_by");