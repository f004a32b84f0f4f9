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
  not,
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
  const books = { periods, between: await entriesBetween(ctx.db, [companyId]) };
  const shown: Shown["shown"] = current ?? awaited ?? periods.at(-1);
  const open = periods.filter(
    (one) => one !== shown && one.closedAt === null && one.starts < one.ends && one.ends <= today,
  );
  const lines = await linesShown(ctx, companyId, { current, shown, books });
  return {
    work: await tellWork(ctx, lines),
    ended: await Promise.all(
      open.toReversed().map(async (period) => ({
        starts: period.starts,
        ends: period.ends,
        statementOn: addDays(period.ends, daysToClose),
        work: await tellWork(ctx, await linesOf(ctx, companyId, period, books)),
      })),
    ),
  };
}

type Books = { periods: Period[]; between: Between };
type Days = Pick<Period, "starts"> & Partial<Pick<Period, "id" | "ends">>;
type Shown = { current: Period | null; shown: Days | undefined; books: Books };

/** Of the period that runs or waits for its charge, or all since the last began; and all that is not approved. */
async function linesShown(ctx: ReadCtx, companyId: string, { current, shown, books }: Shown) {
  const of = current ? [current.id] : [shown?.id, null];
  const also = of.flatMap((id) => (id === undefined ? [] : (books.between.get(id) ?? [])));
  const isOfItsDays = shown && doneIn(ctx, current ?? { ...shown, ends: undefined }, books);
  const isDrawn = exists(drawnFor(ctx, inPeriodOr(shown?.id, also)));
  return listLines(ctx, companyId, or(isOfItsDays, isDrawn, isNull(work.approvedAt)));
}

/** Of one that is over, whose statement is still to come. */
async function linesOf(ctx: ReadCtx, companyId: string, period: Period, books: Books) {
  const isOfItsDays = doneIn(ctx, period, books);
  const isDrawn = exists(drawnFor(ctx, inPeriodOr(period.id, books.between.get(period.id))));
  return listLines(ctx, companyId, and(or(isOfItsDays, isDrawn), isNotNull(work.approvedAt)));
}

/** Without what another period’s statement tells of: a plan taken at once leaves work of that day to the one it ends. */
function doneIn(ctx: ReadCtx, { id, starts, ends }: Days, { periods, between }: Books) {
  const others = periods.filter((one) => one.id !== id && one.starts < one.ends);
  const ids = others.map((one) => one.id);
  const also = inPeriodOr(
    undefined,
    ids.flatMap((other) => between.get(other) ?? []),
  );
  return and(
    gte(work.date, starts),
    ends === undefined ? undefined : lt(work.date, ends),
    not(exists(drawnFor(ctx, or(inArray(entries.periodId, ids), also)))),
  );
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
