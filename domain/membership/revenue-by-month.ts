import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { readRows } from "../../platform/db/read-rows.ts";
import { idsKeptBy, keptCompanies } from "../companies/merged-companies.ts";
import { memberships, periods } from "./tables.ts";

/** `day` is the one that its revenue is read on: its last, or today. The first is only what the second is compared with. */
export type MonthRead = { month: string; day: string };

export type Revenue = {
  month: string;
  cents: number;
  companies: number;
  newCents: number;
  upgradeCents: number;
  downgradeCents: number;
  churnedCents: number;
  reactivatedCents: number;
  churnedCompanies: number;
};

/** What the periods that ran on a day cost a month, and how it came about from the month before. No period is longer than 31 days. */
export async function revenueByMonth(db: Queryable, months: MonthRead[]): Promise<Revenue[]> {
  const numbered = sql.join(
    months.map(({ month, day }, n) => sql`(${n}::integer, ${month}::text, ${day}::date)`),
    sql`, `,
  );
  const first = `${months[0]!.month}-01`;
  return readRows<Revenue>(
    db,
    sql`
    with months (n, month, day) as (values ${numbered}),
    billed as materialized (
      select kept.kept_id as company, ${periods.starts} as starts, ${periods.ends} as ends, ${periods.price} as price,
        ((date_part('year', ${periods.starts}) - date_part('year', ${first}::date)) * 12
          + date_part('month', ${periods.starts}) - date_part('month', ${first}::date))::integer as n
      from ${periods} join ${memberships} on ${memberships.id} = ${periods.membershipId} and ${memberships.billing} <> 'none'
      join ${keptCompanies(db)} on kept.id = ${periods.companyId}
      where ${periods.starts} >= ${first}::date - interval '1 month' and ${periods.price} > 0
    ),
    held as (
      select months.n, company, sum(price)::bigint as cents
      from billed cross join (values (0), (1)) as later (k)
      join months on months.n = billed.n + later.k
      where billed.starts <= months.day and months.day < billed.ends
      group by months.n, company
    ),
    moved as (
      select coalesce(present.n, before.n + 1) as n, coalesce(present.company, before.company) as company,
        coalesce(present.cents, 0) as cents, coalesce(before.cents, 0) as earlier
      from held as present full join held as before on before.company = present.company and before.n + 1 = present.n
    ),
    told as materialized (
      select months.n, months.month, moved.cents, earlier,
        case when earlier = 0 then exists (
          select from ${periods}
          join ${memberships} on ${memberships.id} = ${periods.membershipId} and ${memberships.billing} <> 'none'
          where ${periods.companyId} in (${idsKeptBy(sql`moved.company`)}) and ${periods.starts} <= before.day
        ) end as known
      from months join months as before on before.n = months.n - 1
      left join moved on moved.n = months.n
    )
    select month,
      coalesce(sum(cents), 0)::integer as "cents",
      count(*) filter (where cents > 0)::integer as "companies",
      coalesce(sum(cents) filter (where not known), 0)::integer as "newCents",
      coalesce(sum(cents) filter (where known), 0)::integer as "reactivatedCents",
      coalesce(sum(cents - earlier) filter (where earlier > 0 and cents > earlier), 0)::integer as "upgradeCents",
      coalesce(sum(earlier - cents) filter (where cents > 0 and cents < earlier), 0)::integer as "downgradeCents",
      coalesce(sum(earlier) filter (where cents = 0 and earlier > 0), 0)::integer as "churnedCents",
      count(*) filter (where cents = 0 and earlier > 0)::integer as "churnedCompanies"
    from told group by n, month order by n`,
  );
}
