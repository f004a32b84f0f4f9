import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { fillLedger } from "./fill-ledger.ts";
import { fillMembers } from "./fill-members.ts";
import type { Scale } from "./fill-scale.ts";

const parts = "pipeline contact invoice report dashboard import automation training audit roadmap";
const deeds = "Cleaned up;Rebuilt;Reviewed;Fixed;Documented;Planned;Tested;Presented";

/** Twenty months of a firm's work, drawn by the rules that triggers hold. Updates the statistics, as in a database that has run for a while. */
export async function fillHours(db: Database["db"], scale: Scale): Promise<void> {
  await db.transaction(async (tx) => {
    await fillMembers(tx, scale);
    await tx.execute(sql`analyze`);
    await fillWork(tx, scale);
    await tx.execute(sql`analyze work`);
    await fillLedger(tx, scale);
  });
  await db.execute(sql`vacuum analyze`);
}

/** A tenth of the lines are those of twenty companies. */
async function fillWork(tx: Parameters<typeof fillLedger>[0], { lines, today }: Scale) {
  await tx.execute(sql`
    with held as (
      select row_number() over (order by company_id) as at, company_id, min(starts) as first, least(max(ends) - 1, ${today}::date) as last
      from periods group by company_id
    ),
    chosen as (
      select i, abs(hashint8(i)::bigint) as r,
        abs(hashint8(i + 1000003)::bigint) as r2
      from generate_series(1, ${lines}::integer) as i
    ),
    dated as (
      select chosen.*, company_id, first + (r % (last - first + 1))::integer as date,
        10 + r2 % 110 as minutes
      from chosen join held
        on held.at = 1 + case when i % 10 = 0 then r2 % 20 else r2 % (select count(*) from held) end
    ),
    told as (
      select *, case when date > ${today}::date - 10 and r2 % 3 > 0 then 'logged'
        when date > ${today}::date - 40 and r2 % 40 = 1 then 'sent_back'
        when r2 % 100 = 2 then 'reversed' else 'approved' end as status
      from dated
    )
    insert into work (company_id, consultant_id, date, minutes, billed_minutes, place, text, status,
      sent_back_because, approved_by, approved_at, reversed_by, reversed_at, created_at, updated_at)
    select company_id, 'staff-' || 1 + r % 12, date, minutes, (minutes + 14) / 15 * 15,
      case when i % 4 = 0 then 'offshore' else 'onshore' end,
      (string_to_array(${deeds}, ';'))[1 + r % 8] || ' the ' || (string_to_array(${parts}, ' '))[1 + r2 % 10]
        || ' for team ' || r2 % 90 || ', then wrote down what they decided in ticket ' || i,
      status, case when status = 'sent_back' then 'Which team?' end,
      case when status in ('approved', 'reversed') then 'staff-1' end,
      case when status in ('approved', 'reversed') then date + interval '1 day' end,
      case when status = 'reversed' then 'staff-1' end,
      case when status = 'reversed' then date + interval '2 days' end,
      date + interval '20 hours', date + interval '20 hours'
    from told order by i`);
  await tx.execute(sql`
    insert into work_questions (work_id, author_id, by_staff, text)
    select id, null, false, 'What was this for?' from work where minutes = 60 and place = 'offshore'`);
}
