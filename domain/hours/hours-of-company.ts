import { and, desc, eq, exists, gte, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listPeriods, type Period, periodOn } from "../membership/list-periods.ts";
import { tellWork } from "./describe-work.ts";
import { countHours } from "./count-hours.ts";
import { entriesBetween, inPeriodOr } from "./entries-between.ts";
import { isUsableOn } from "./draw-from.ts";
import { heldGrants } from "./held-grants.ts";
import { listGrants } from "./list-grants.ts";
import { overageSoFar } from "./overage-so-far.ts";
import type { CompanyHours } from "./schema.ts";
import { entries, work } from "./tables.ts";

type ReadCtx = Pick<Ctx, "db" | "clock">;

/** What the grants have left, the minutes drawn in the current period, and the work behind them. */
export async function hoursOfCompany(ctx: ReadCtx, companyId: string): Promise<CompanyHours> {
  const today = civilDateOf(ctx.clock.now());
  const periods = await listPeriods(ctx.db, [companyId]);
  const current = periodOn(periods, today);
  const held = await heldGrants(ctx.db, [companyId], today);
  const usable = held.filter((grant) => isUsableOn(grant, today));
  const periodId = current?.id ?? null;
  const { remaining, used } = await countHours(ctx.db, companyId, { today, periodId });
  return {
    companyId,
    remainingMinutes: remaining,
    usedMinutes: used,
    ...(await overageSoFar(ctx.db, current)),
    period: current && { starts: current.starts, ends: current.ends },
    grants: listGrants(usable),
    work: await tellWork(ctx, await workShown(ctx, companyId, { current, last: periods.at(-1) })),
  };
}

type Shown = { current: Period | null; last: Period | undefined };

/** Of the current period; without one, all since the last began. */
async function workShown({ db }: ReadCtx, companyId: string, { current, last }: Shown) {
  const of = current ?? last;
  const between = await entriesBetween(db, [companyId]);
  const shownBy = current ? [current.id] : [last?.id, null];
  const also = shownBy.flatMap((id) => (id === undefined ? [] : (between.get(id) ?? [])));
  const isOf = db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.workId, work.id), inPeriodOr(of?.id, also)));
  const isInPeriod = or(
    and(of && gte(work.date, of.starts), current ? lt(work.date, current.ends) : undefined),
    exists(isOf),
  );
  return db
    .select()
    .from(work)
    .where(
      and(
        inArray(work.companyId, await idsWithMerged(db, companyId)),
        ne(work.status, "sent_back"),
        or(isInPeriod, isNull(work.approvedAt)),
      ),
    )
    .orderBy(desc(work.date), desc(work.createdAt), desc(work.id));
}
