import { addDays, civilDateOf } from "../../domain/fields/civil-date.ts";
import { entries, grants, work } from "../../domain/hours/tables.ts";
import { memberships, periods } from "../../domain/membership/tables.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { addCompany } from "./hours.ts";

/** Hours. */
export type Holding = {
  planId: string;
  startedAt: Date;
  used: number;
  left: number;
  status?: "active" | "paused" | "past_due" | "ended";
};

async function addRow<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error("The new row was not returned");
  return row;
}

/** A first period of thirty days, with work that no staff had to log. */
export async function addHolding(
  db: Queryable,
  userId: string,
  { planId, startedAt, used, left, status = "active" }: Holding,
): Promise<void> {
  const starts = civilDateOf(startedAt);
  const ends = addDays(starts, 30);
  const companyId = await addCompany(db, { name: "Engines", owner: userId });
  const ended =
    status === "ended"
      ? { endsOn: ends, endedAt: new Date(startedAt.getTime() + 30 * 86_400_000) }
      : {};
  const { id: membershipId } = await addRow(
    db
      .insert(memberships)
      .values({
        companyId,
        planId,
        status,
        startedAt,
        anchor: starts,
        cadence: "thirty-days",
        billing: "none",
        ...ended,
      })
      .returning(),
  );
  const minutes = (used + left) * 60;
  const period = {
    membershipId,
    companyId,
    n: 0,
    month: 0,
    starts,
    ends,
    planId,
    price: 0,
    minutes,
  };
  const { id: periodId } = await addRow(
    db
      .insert(periods)
      .values({ ...period, openedAt: startedAt })
      .returning(),
  );
  const given = { companyId, membershipId, periodId, kind: "plan" as const, minutes };
  const { id: grantId } = await addRow(
    db
      .insert(grants)
      .values({ ...given, effective: starts, expires: addDays(ends, 29) })
      .returning(),
  );
  if (used === 0) return;
  const { id: workId } = await addRow(
    db
      .insert(work)
      .values({
        companyId,
        date: starts,
        minutes: used * 60,
        billedMinutes: used * 60,
        place: "onshore",
        text: "Cleaned up the pipeline reports",
        status: "approved",
        approvedAt: startedAt,
      })
      .returning(),
  );
  await db
    .insert(entries)
    .values({ companyId, kind: "draw", minutes: used * 60, grantId, workId, periodId });
}
