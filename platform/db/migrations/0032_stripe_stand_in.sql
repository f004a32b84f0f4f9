CREATE TABLE "stripe_stand_in" (
	"id" text PRIMARY KEY NOT NULL,
	"n" bigint NOT NULL,
	"value" jsonb
);
--> statement-breakpoint
CREATE INDEX "stripe_stand_in_n" ON "stripe_stand_in" USING btree ("n");
--> statement-breakpoint
INSERT INTO "stripe_stand_in" ("id", "n", "value")
SELECT id, row_number() over (order by created_at, id), object
FROM (
  SELECT id, created_at, jsonb_build_object(
    'id', id, 'object', 'setup_intent', 'created', floor(extract(epoch from created_at))::bigint, 'livemode', false,
    'allowed_payment_method_types', jsonb_build_array('card'), 'application', null, 'automatic_payment_methods', null,
    'cancellation_reason', null, 'client_secret', null, 'customer', customer_id, 'customer_account', null,
    'description', null, 'excluded_payment_method_types', null, 'flow_directions', null, 'last_setup_error', null,
    'latest_attempt', null, 'managed_payments', null, 'mandate', null,
    'metadata', jsonb_build_object('purpose', 'membership-signup', 'plan_id', plan_id, 'visitor_key', visitor_key),
    'next_action', case when status = 'requires_action' then jsonb_build_object('type', 'use_stripe_sdk') end,
    'on_behalf_of', null, 'payment_method', payment_method_id, 'payment_method_configuration_details', null,
    'payment_method_options', null, 'payment_method_types', jsonb_build_array('card'), 'single_use_mandate', null,
    'status', status, 'usage', 'off_session') AS object
  FROM "card_sandbox_intents"
  UNION ALL
  SELECT payment_method_id, created_at, jsonb_build_object(
    'id', payment_method_id, 'object', 'payment_method', 'created', floor(extract(epoch from created_at))::bigint,
    'livemode', false, 'type', 'card', 'allow_redisplay', 'unspecified', 'customer', customer_id,
    'customer_account', null, 'metadata', '{}'::jsonb,
    'billing_details', jsonb_build_object('address', null, 'email', null, 'name', null, 'phone', null, 'tax_id', null),
    'card', jsonb_build_object(
      'brand', 'visa', 'display_brand', 'visa', 'last4', coalesce(card_last4, '4242'), 'exp_month', 12, 'exp_year', 2034,
      'funding', 'credit', 'country', 'US', 'fingerprint', 'standin' || coalesce(card_last4, '4242'),
      'checks', jsonb_build_object('address_line1_check', null, 'address_postal_code_check', null, 'cvc_check', 'pass'),
      'generated_from', null, 'networks', jsonb_build_object('available', jsonb_build_array('visa'), 'preferred', null),
      'regulated_status', 'unregulated', 'three_d_secure_usage', jsonb_build_object('supported', true), 'wallet', null))
  FROM "card_sandbox_intents" WHERE payment_method_id IS NOT NULL
  UNION ALL
  SELECT customer_id, min(created_at), jsonb_build_object(
    'id', customer_id, 'object', 'customer', 'created', floor(extract(epoch from min(created_at)))::bigint,
    'livemode', false, 'address', null, 'balance', 0, 'currency', 'usd', 'customer_account', null,
    'default_source', null, 'delinquent', false, 'description', null, 'discount', null, 'email', null,
    'invoice_prefix', upper(right(customer_id, 8)), 'next_invoice_sequence', 1, 'metadata', '{}'::jsonb,
    'invoice_settings', jsonb_build_object('custom_fields', null, 'default_payment_method', null, 'footer', null, 'rendering_options', null),
    'name', null, 'phone', null, 'preferred_locales', '[]'::jsonb, 'shipping', null, 'tax_exempt', 'none', 'test_clock', null)
  FROM "card_sandbox_intents" WHERE customer_id IS NOT NULL GROUP BY customer_id
) carried
ON CONFLICT DO NOTHING;
