CREATE TEMPORARY TABLE carried AS
WITH told AS (
	SELECT u.*, membership_plan <> 'free' AS is_paid, (hours_used + hours_remaining) * 60 AS minutes,
		coalesce(membership_start_date, now()) AS started_at,
		(now() AT TIME ZONE 'America/Los_Angeles')::date AS today,
		(coalesce(membership_start_date, now()) AT TIME ZONE 'America/Los_Angeles')::date AS starts,
		-- Thirty days of 24 hours may end a civil day earlier or later when the clocks change.
		CASE WHEN membership_end_date = membership_start_date + interval '720 hours' THEN (membership_start_date AT TIME ZONE 'America/Los_Angeles')::date + 30
			ELSE (membership_end_date AT TIME ZONE 'America/Los_Angeles')::date END AS given_end
	FROM users u WHERE membership_plan <> 'free' OR hours_used > 0 OR hours_remaining > 0
), slotted AS (
	-- A first period of another length than thirty days takes the slots that it fills.
	SELECT told.*, greatest(CASE WHEN given_end IS NULL THEN (today - starts) / 30 ELSE ceil((given_end - starts) / 30.0)::integer - 1 END, 0) AS slot FROM told
)
SELECT slotted.*, coalesce(given_end, starts + 30 * (slot + 1)) AS ends,
	CASE WHEN membership_end_date <= now() THEN 'ended' WHEN membership_status IN ('active', 'past_due') THEN membership_status ELSE 'paused' END AS standing,
	gen_random_uuid() AS company_id, gen_random_uuid() AS membership_id, gen_random_uuid() AS period_id, gen_random_uuid() AS grant_id, gen_random_uuid() AS work_id
FROM slotted;--> statement-breakpoint
CREATE TEMPORARY TABLE accepted AS
SELECT c.id AS user_id, a.* FROM carried c JOIN (
	SELECT lower(email) AS email, company, phone, decided_at, applied_at, 'by-hand' AS billing FROM membership_requests WHERE status = 'approved' AND applied_at IS NOT NULL
	UNION ALL
	SELECT lower(email), company, phone, confirmed_at, applied_at, 'card' FROM membership_signups WHERE status = 'confirmed' AND applied_at IS NOT NULL
) a ON a.email = c.email AND c.email_verified;--> statement-breakpoint
INSERT INTO companies (id, name, billing_email, phone, customer_id)
SELECT c.company_id, coalesce(a.company, nullif(btrim(concat_ws(' ', c.first_name, c.last_name)), ''), c.email), c.email, a.phone,
	(SELECT customer_id FROM card_customers WHERE user_id = c.id)
FROM carried c LEFT JOIN LATERAL (SELECT company, phone FROM accepted WHERE user_id = c.id ORDER BY decided_at DESC LIMIT 1) a ON true;--> statement-breakpoint
INSERT INTO seats (company_id, user_id, role) SELECT company_id, id, 'owner' FROM carried;--> statement-breakpoint
UPDATE membership_requests r SET company_id = c.company_id FROM carried c WHERE c.email_verified AND lower(r.email) = c.email AND r.applied_at IS NOT NULL;--> statement-breakpoint
UPDATE membership_signups s SET company_id = c.company_id FROM carried c WHERE c.email_verified AND lower(s.email) = c.email AND s.applied_at IS NOT NULL;--> statement-breakpoint
INSERT INTO memberships (id, company_id, plan_id, cadence, billing, status, started_at, anchor, ends_on, ended_at)
SELECT membership_id, company_id, membership_plan, 'thirty-days',
	-- Whoever applied last gave it its start.
	coalesce((SELECT billing FROM accepted a WHERE a.user_id = c.id AND a.applied_at = c.membership_start_date ORDER BY billing DESC LIMIT 1), 'none'),
	standing, started_at, ends - 30 * (slot + 1),
	CASE WHEN standing IN ('ended', 'paused') THEN ends END, CASE WHEN standing = 'ended' THEN membership_end_date END
FROM carried c WHERE is_paid;--> statement-breakpoint
INSERT INTO periods (id, membership_id, company_id, n, month, starts, ends, plan_id, price, minutes, opened_at)
SELECT period_id, membership_id, company_id, 0, slot, starts, ends, membership_plan, p.price, c.minutes, started_at
FROM carried c JOIN membership_plans p ON p.id = membership_plan WHERE is_paid;--> statement-breakpoint
INSERT INTO grants (id, company_id, membership_id, period_id, kind, minutes, effective, expires, reason)
SELECT grant_id, company_id, CASE WHEN is_paid THEN membership_id END, CASE WHEN is_paid THEN period_id END, CASE WHEN is_paid THEN 'plan' ELSE 'goodwill' END, minutes,
	least(starts, today), CASE WHEN is_paid THEN ends + 29 ELSE today + 60 END, CASE WHEN NOT is_paid THEN 'Hours from before this record began' END
FROM carried WHERE minutes > 0;--> statement-breakpoint
INSERT INTO work (id, company_id, date, minutes, billed_minutes, place, text, status, approved_at)
SELECT work_id, company_id, CASE WHEN is_paid THEN greatest(starts, least(today, ends - 1)) ELSE today END, hours_used * 60, hours_used * 60, 'onshore', 'Hours used before this record began', 'approved', now()
FROM carried WHERE hours_used > 0;--> statement-breakpoint
INSERT INTO entries (company_id, kind, minutes, grant_id, work_id, period_id)
SELECT company_id, 'draw', hours_used * 60, grant_id, work_id, CASE WHEN is_paid THEN period_id END FROM carried WHERE hours_used > 0;--> statement-breakpoint
DROP TABLE accepted, carried;--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_membership_status_not_blank";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_hours_used";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_hours_remaining";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_membership_dates";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_membership_plan_membership_plans_id_fk";
--> statement-breakpoint
DROP INDEX "users_membership_plan";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "membership_plan";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "membership_status";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "hours_used";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "hours_remaining";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "membership_start_date";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "membership_end_date";