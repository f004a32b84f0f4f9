import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";

/** Of the first 100 companies, each with an owner, and of leads; most of them are over. */
export async function fillDesk(db: Queryable, rows: number, staffIds: string[]): Promise<void> {
  await db.execute(sql`
    insert into conversations (kind, status, urgency, subject, company_id, person_id, name, email, assignee_id,
      snoozed_until, due_at, turns, last_at, created_at)
    select kind, status, case when kind = 'request' and i % 3 = 0 then 'urgent' else 'standard' end,
      'Report ' || i || ' about the ' || (array['pipeline', 'invoices', 'looms', 'wheels'])[1 + i % 4],
      case when kind = 'request' then company_id end, case when kind = 'request' then user_id end,
      case when kind = 'lead' then 'Charles Babbage ' || i end, case when kind = 'lead' then 'lead-' || i || '@example.org' end,
      (${sql.raw(`array[${staffIds.map((id) => `'${id}'`).join(", ")}, null]`)}::text[])[1 + i % ${sql.raw(String(staffIds.length + 1))}],
      case when status = 'open' and i % 50 = 0 then now() + interval '3 days' end,
      case when status in ('new', 'open') then now() + (i % 4000 - 1000) * interval '1 minute' end,
      1, now() - i * interval '1 minute', now() - i * interval '2 minutes'
    from (
      select i, case when i % 4 = 0 then 'lead' else 'request' end as kind,
        case when i % 4 = 0 then (array['new', 'open', 'won', 'lost', 'spam', 'lost'])[1 + i / 4 % 6]
          else (array['open', 'waiting', 'solved', 'solved', 'solved'])[1 + i % 5] end as status
      from generate_series(1, ${rows}::integer) as i
    ) made
    join (
      select company_id, user_id, row_number() over (order by company_id) - 1 as place, count(*) over () as places
      from seats where role = 'owner' order by company_id limit 100
    ) sitting on sitting.place = made.i % least(100, sitting.places)`);
  await db.execute(sql`
    insert into messages (conversation_id, n, author, person_id, text, created_at)
    select id, 1, 'client', person_id, 'Please help with ' || subject, created_at from conversations where turns = 1`);
  await db.execute(sql`
    insert into clocks (conversation_id, kind, started_at, due_at, paused_at, met_at)
    select id, 'first_answer', created_at, greatest(created_at, coalesce(due_at, created_at + interval '1 day')),
      case when status = 'waiting' then last_at end, case when status not in ('new', 'open', 'waiting') then last_at end
    from conversations where status <> 'spam'`);
  await db.execute(sql`analyze`);
}
