import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { leftOfGrant } from "./left-of-grant.ts";
import { entries, grants, work } from "./tables.ts";

export function hoursLeft(db: Queryable, companyId: AnyPgColumn, today: string) {
  const left = sql<number>`coalesce(sum(${leftOfGrant(db)}), 0)::integer`;
  return db
    .select({ minutes: left.as("left_minutes") })
    .from(grants)
    .where(
      and(eq(grants.companyId, companyId), lte(grants.effective, today), gt(grants.expires, today)),
    )
    .as("hours_left");
}

/** For a lateral join: what no grant covered in a period, and what of it counts toward the cap, in minutes. */
export function overageIn(db: Queryable, periodId: AnyPgColumn) {
  return db
    .select({
      minutes: sql<number>`coalesce(sum(${entries.minutes}), 0)::integer`.as("overage_minutes"),
      capUsed:
        sql<number>`coalesce(sum(${entries.minutes}) filter (where ${entries.kind} = 'overage' and ${work.status} <> 'reversed'), 0)::integer`.as(
          "cap_used_minutes",
        ),
    })
    .from(entries)
    .innerJoin(work, eq(work.id, entries.workId))
    .where(and(eq(entries.periodId, periodId), isNull(entries.grantId)))
    .as("overage");
}
