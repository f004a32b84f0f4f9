import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { overageCents } from "../../content/overage.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Period } from "../membership/list-periods.ts";
import { namesOf } from "./describe-work.ts";
import { entriesBetween, inPeriodOr } from "./entries-between.ts";
import type { StatementLine } from "./statements/schema.ts";
import { entries, work } from "./tables.ts";

const minutesOf = (isDrawn: boolean) =>
  sql<number>`coalesce(sum(${entries.minutes}) filter (where (${entries.grantId} is not null) = ${isDrawn}), 0)::integer`;

export async function statementLines(
  db: Queryable,
  { id, companyId, starts }: Pick<Period, "id" | "companyId" | "starts">,
): Promise<StatementLine[]> {
  const isCorrection = sql<boolean>`${entries.kind} = 'reversal'`;
  const between = (await entriesBetween(db, [companyId])).get(id);
  const rows = await db
    .select({
      line: work,
      isCorrection,
      drawnMinutes: minutesOf(true),
      overageMinutes: minutesOf(false),
    })
    .from(entries)
    .innerJoin(work, eq(work.id, entries.workId))
    .where(and(inPeriodOr(id, between), isNotNull(entries.workId)))
    .groupBy(work.id, isCorrection)
    .orderBy(asc(work.date), asc(work.createdAt), asc(work.id), isCorrection);
  const name = await namesOf(
    { db },
    rows.map(({ line }) => line.consultantId),
  );
  return rows.map(({ line, isCorrection, drawnMinutes, overageMinutes }) => ({
    kind: isCorrection ? "correction" : "work",
    workId: line.id,
    date: line.date,
    text: line.text,
    by: name(line.consultantId),
    where: line.place,
    minutes: line.minutes,
    billedMinutes: line.billedMinutes,
    drawnMinutes,
    overageMinutes,
    overageCents: overageCents(overageMinutes, line.place),
    late: line.date < starts,
  }));
}
