import {
  and,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
} from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { listPeriods, type Period, periodOn } from "../membership/list-periods.ts";
import { awaitedHours } from "./awaited-hours.ts";
import { tellWork } from "./describe-work.ts";
import { countHours } from "./count-hours.ts";
import { entriesBetween, inPeriodOr } from "./entries-between.ts";
import { isUsableOn } from "./draw-from.ts";
import { heldGrants } from "./held-grants.ts";
import { listGrants } from "./list-grants.ts";
import { overageSoFar } from "./overage-so-far.ts";
import type { CompanyHours, HoursFigures } from "./schema.ts";
import { entries, work } from "./tables.ts";
import { daysToClose } from "./write-offs.ts";

type ReadCtx = Pick<Ctx, "db" | "clock">;
type Between = Awaited<ReturnType<typeof entriesBetween>>;

export async function hoursOfCompany(ctx: ReadCtx, companyId: string): Promise<CompanyHours> {
  const periods = await listPeriods(ctx.db, [companyId]);
  const figures = await countPeriod(ctx, companyId, periods);
  return { ...figures, ...(await workOfCompany(ctx, figures, periods)) };
}

/** The same without the lines of work. */
export const figuresOfCompany = async (ctx: ReadCtx, companyId: string): Promise<HoursFigures> =>
  countPeriod(ctx, companyId, await listPeriods(ctx.db, [companyId]));

async function countPeriod(
  ctx: ReadCtx,
  companyId: string,
  periods: Period[],
): Promise<HoursFigures> {
  const today = civilDateOf(ctx.clock.now());
  const current = periodOn(periods, today);
  const held = await heldGrants(ctx.db, [companyId], today);
  const usable = held.filter((grant) => isUsableOn(grant, today));
  const awaited = (await awaitedHours(ctx.db, [companyId], today)).get(companyId) ?? null;
  const { remaining, used } = await countHours(ctx.db, companyId, {
    today,
    periodId: current?.id ?? null,
    isAwaited: awaited !== null,
  });
  return {
    companyId,
    remainingMinutes: remaining,
    usedMinutes: used,
    ...(await overageSoFar(ctx.db, current)),
    period: current && { starts: current.starts, ends: current.ends },
    awaited,
    grants: listGrants(usable),
  };
}

async function workOfCompany(
  ctx: ReadCtx,
  { companyId, awaited }: HoursFigures,
  periods: Period[],
): Promise<Pick<CompanyHours, "work" | "ended">> {
  const today = civilDateOf(ctx.clock.now());
  const current = periodOn(periods, today);
  const between = await entriesBetween(ctx.db, [companyId]);
  const shown: Shown["shown"] = current ?? awaited ?? periods.at(-1);
  const open = periods.filter(
    (one) => one !== shown && one.closedAt === null && one.starts < one.ends && one.ends <= today,
  );
  const lines = await linesShown(ctx, companyId, { current, shown, between });
  return {
    work: await tellWork(ctx, lines),
    ended: await Promise.all(
      open.toReversed().map(async (period) => ({
        starts: period.starts,
        ends: period.ends,
        statementOn: addDays(period.ends, daysToClose),
        work: await tellWork(ctx, await linesOf(ctx, companyId, period, between)),
      })),
    ),
  };
}

type Shown = {
  current: Period | null;
  shown: (Pick<Period, "starts"> & Partial<Pick<Period, "id">>) | undefined;
  between: Between;
};

/** Of the period that runs or waits for its charge, or all since the last began; and all that is not approved. */
async function linesShown(ctx: ReadCtx, companyId: string, { current, shown, between }: Shown) {
  const of = current ? [current.id] : [shown?.id, null];
  const also = of.flatMap((id) => (id === undefined ? [] : (between.get(id) ?? [])));
  const isOfItsDays = and(
    shown && gte(work.date, shown.starts),
    current ? lt(work.date, current.ends) : undefined,
  );
  const isDrawn = exists(drawnFor(ctx, inPeriodOr(shown?.id, also)));
  return listLines(ctx, companyId, or(isOfItsDays, isDrawn, isNull(work.approvedAt)));
}

/** Of one that is over, whose statement is still to come. */
async function linesOf(ctx: ReadCtx, companyId: string, period: Period, between: Between) {
  const { id, starts, ends } = period;
  const isOfItsDays = and(gte(work.date, starts), lt(work.date, ends));
  const isDrawn = exists(drawnFor(ctx, inPeriodOr(id, between.get(id))));
  return listLines(ctx, companyId, and(or(isOfItsDays, isDrawn), isNotNull(work.approvedAt)));
}

const drawnFor = ({ db }: ReadCtx, where: SQL | undefined) =>
  db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.workId, work.id), where));

async function listLines({ db }: ReadCtx, companyId: string, where: SQL | undefined) {
  const ids = await idsWithMerged(db, companyId);
  return db
    .select()
    .from(work)
    .where(and(inArray(work.companyId, ids), ne(work.status, "sent_back"), where))
    .orderBy(desc(work.date), desc(work.createdAt), desc(work.id));
}
