import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Scale } from "./fill-scale.ts";

const names = "Harbor;Summit;Cedar;Granite;Lantern;Prairie;Juniper;Beacon;Orchard;Redwood";
const trades = "Clinic;Logistics;Credit Union;Foods;School District;Builders;Legal;Energy";

/** Every tenth company is without a running membership: never had one, paused, or ended. */
export async function fillMembers(tx: Queryable, { companies, today }: Scale): Promise<void> {
  const numbers = sql`generate_series(1, ${companies}::integer) as n`;
  await tx.execute(sql`
    insert into users (id, email, email_verified, first_name, last_name)
    select 'staff-' || n, 'staff-' || n || '@firm.example', true, 'Robin', 'Vance ' || n
      from generate_series(1, 12) as n
    union all
    select 'owner-' || n, 'owner-' || n || '@company-' || n || '.example', true,
      (array['Ada', 'Sam', 'Noor', 'Lee'])[1 + n % 4], 'Okafor ' || n
      from ${numbers}`);
  await tx.execute(sql`
    insert into companies (id, name, billing_email, phone, consultant_id)
    select md5('company ' || n)::uuid,
      (string_to_array(${names}, ';'))[1 + n * 7 % 10] || ' ' || (string_to_array(${trades}, ';'))[1 + n % 8] || ' ' || n,
      'billing@company-' || n || '.example', '909 555 0100', 'staff-' || 1 + n % 12
    from ${numbers}`);
  await tx.execute(sql`
    insert into seats (company_id, user_id, role)
    select md5('company ' || n)::uuid, 'owner-' || n, 'owner' from ${numbers}`);
  await tx.execute(sql`
    insert into memberships (id, company_id, plan_id, term, billing, status, started_at, anchor, ends_on, ended_at)
    select md5('membership ' || n)::uuid, md5('company ' || n)::uuid,
      (array['crm-essentials', 'automation-builder', 'growth'])[1 + n % 3],
      case when n % 4 = 0 then 'year' else 'month' end, 'by-hand',
      case n % 30 when 1 then 'ended' when 2 then 'paused' else 'active' end, anchor, anchor,
      case when n % 30 = 1 then (anchor + interval '18 months')::date end,
      case when n % 30 = 1 then anchor + interval '18 months' end
    from ${numbers},
      lateral (select (${today}::date - interval '19 months' - n % 28 * interval '1 day')::date as anchor) as since
    where n % 30 <> 0`);
  await tx.execute(sql`
    insert into membership_pauses (membership_id, month, months)
    select id, 19, 2 from memberships where status = 'paused'`);
  await tx.execute(sql`
    insert into periods (id, membership_id, company_id, n, month, starts, ends, plan_id, price, minutes, opened_at)
    select md5(held.id || ' ' || n)::uuid, held.id, company_id, n, n, anchor + n * interval '1 month',
      anchor + (n + 1) * interval '1 month', plan_id, price, plan.hours_included * 60,
      anchor + n * interval '1 month'
    from memberships as held join membership_plans as plan on plan.id = plan_id,
      generate_series(0, case status when 'ended' then 17 when 'paused' then 18 else 19 end) as n`);
  await tx.execute(sql`
    insert into grants (company_id, membership_id, period_id, kind, minutes, effective, expires)
    select periods.company_id, membership_id, periods.id, kind,
      case kind when 'plan' then minutes else 60 end, starts, ends + 29
    from periods join memberships on memberships.id = membership_id
      join unnest(array['plan', 'bonus']) as kind on kind = 'plan' or term = 'year'`);
}
