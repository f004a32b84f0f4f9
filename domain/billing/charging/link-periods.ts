import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { addDays } from "../../fields/civil-date.ts";
import { listPeriodsOf, type Period } from "../../membership/list-periods.ts";
import { type InvoiceRow, invoices } from "./tables.ts";

export async function linkPeriods(
  db: Queryable,
  membershipId: string,
  paid: InvoiceRow[],
): Promise<void> {
  const periods = await listPeriodsOf(db, membershipId);
  const opened = new Set(paid.map(({ periodId }) => periodId));
  for (const { id, starts, periodId } of paid) {
    if (starts === null || periodId !== null) continue;
    const period = periodFrom(periods, starts, opened);
    if (!period) continue;
    opened.add(period.id);
    await db
      .update(invoices)
      .set({ periodId: period.id })
      .where(and(eq(invoices.id, id), isNull(invoices.periodId)));
  }
}

/** The provider may begin a day off or a whole term late; another invoice may have opened the period of that day. */
function periodFrom(
  periods: Period[],
  day: string,
  opened: Set<string | null>,
): Period | undefined {
  const near = [addDays(day, -1), day, addDays(day, 1)];
  return (
    periods.find(({ starts }) => near.includes(starts)) ??
    periods.find(({ id, starts, ends }) => starts < day && day < ends && !opened.has(id))
  );
}
