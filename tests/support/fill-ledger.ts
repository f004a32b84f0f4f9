import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Scale } from "./fill-scale.ts";

/** Draws, corrections, write-offs, closed periods and their statements, in the order in which the triggers allow them. */
export async function fillLedger(tx: Queryable, { today }: Scale): Promise<void> {
  // A trigger plans once what it asks of the entries, which are none yet.
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`
    with drawn as (
      select work.id as work_id, work.company_id, periods.id as period_id, grants.id as grant_id,
        billed_minutes as asked, grants.minutes as given, work.date,
        sum(billed_minutes) over (partition by periods.id order by work.date, work.id) - billed_minutes as gone
      from work join periods on periods.company_id = work.company_id
          and work.date >= starts and work.date < ends
        join grants on grants.period_id = periods.id and kind = 'plan'
      where status in ('approved', 'reversed')
    )
    insert into entries (company_id, kind, minutes, grant_id, work_id, period_id)
    select company_id, kind, case kind when 'draw' then least(asked, given - gone) else least(asked, asked + gone - given) end,
      case kind when 'draw' then grant_id end, work_id, period_id
    from drawn cross join unnest(array['draw', 'overage']) as kind
    where case kind when 'draw' then gone < given else asked + gone > given end
    order by date, work_id`);
  await tx.execute(sql`
    insert into entries (company_id, kind, minutes, grant_id, work_id, period_id, reverses)
    select entries.company_id, 'reversal', -entries.minutes, grant_id, work_id, period_id, entries.id
    from entries join work on work.id = work_id where status = 'reversed'`);
  await tx.execute(sql`
    insert into entries (company_id, kind, minutes, grant_id, period_id)
    select company_id, 'expiry', minutes - gone, grants.id, period_id
    from grants, lateral (
      select coalesce(sum(minutes), 0) as gone from entries where grant_id = grants.id
    ) as taken
    where expires <= ${today}::date and minutes > gone`);
  await tx.execute(sql`
    update periods set closed_at = ends + interval '7 days' where ends + 7 <= ${today}::date`);
  await tx.execute(sql`
    insert into statements (company_id, period_id, snapshot, hash, pdf, created_at)
    select company_id, id, jsonb_build_object(
        'period', jsonb_build_object('n', n, 'starts', starts, 'ends', ends),
        'plan', jsonb_build_object('id', plan_id, 'name', plan_id, 'price', price, 'minutes', minutes),
        'totals', jsonb_build_object('drawnMinutes', 0, 'overageMinutes', 0, 'overageCents', 0),
        'closedAt', closed_at),
      md5(id::text) || md5(id::text), '%PDF', closed_at
    from periods where closed_at is not null`);
  await tx.execute(sql`
    insert into hours_notices (period_id, kind)
    select id, kind from periods cross join unnest(array['used-80', 'used-100', 'expiring']) as kind`);
}
