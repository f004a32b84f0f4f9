import { and, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { keptNames } from "../../companies/merged-companies.ts";
import { hasOwner } from "../../companies/require-seat.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { listCurrentPeriods } from "../../membership/list-due.ts";
import { listPeriodsById, type Period } from "../../membership/list-periods.ts";
import { type HeldGrant, isUsableOn } from "../draw-from.ts";
import { eachCompany } from "../each-company.ts";
import { entriesBetween, minutesOf, ofItsDays } from "../entries-between.ts";
import { heldGrants } from "../held-grants.ts";
import { giveNoticeAfterEnd } from "./notices-after-end.ts";
import { notifyOwners } from "../notify-owners.ts";
import { runsOutBy, weekFrom } from "./runs-out.ts";
import { entries } from "../tables.ts";
import { hoursNotices } from "./tables.ts";

type Kind = (typeof hoursNotices.$inferSelect)["kind"];

/** Against all there was to use in this period. The first to be told of, if several are due. */
function noticesDue(
  used: number,
  held: HeldGrant[],
  { today, toldOf }: { today: string; toldOf: Set<string> },
): Kind[] {
  const left = held
    .filter((grant) => isUsableOn(grant, today))
    .reduce((sum, grant) => sum + grant.left, 0);
  const due: Kind[] = [];
  if (used > 0 && left === 0) due.push("used-100", "used-80");
  else if (used > 0 && used >= 0.8 * (used + left)) due.push("used-80");
  const isNews = ({ companyId, expires }: HeldGrant) => !toldOf.has(`${companyId} ${expires}`);
  if (held.some((grant) => isNews(grant) && runsOutBy(grant, today, weekFrom(today))))
    due.push("expiring");
  return due;
}

async function usedIn(db: Queryable, periods: Period[]): Promise<Map<string, number>> {
  const periodIds = periods.map(({ id }) => id);
  const rows = await db
    .select({ id: entries.periodId, minutes: sql<number>`sum(${entries.minutes})::integer` })
    .from(entries)
    .where(
      and(
        inArray(entries.periodId, periodIds),
        isNotNull(entries.grantId),
        ne(entries.kind, "expiry"),
      ),
    )
    .groupBy(entries.periodId);
  const own = new Map(rows.map(({ id, minutes }) => [id, minutes]));
  const companyIds = periods.map(({ companyId }) => companyId);
  const between = await entriesBetween(db, companyIds);
  const usedLate = (id: string) => minutesOf(ofItsDays(between.get(id)));
  return new Map(periodIds.map((id) => [id, (own.get(id) ?? 0) + usedLate(id)]));
}

/** Of which days a company, or one that it kept, was told while it had no period. */
async function toldBefore(db: Queryable, today: string): Promise<Set<string>> {
  const { periodId, kind, expires } = hoursNotices;
  const told = await db
    .select({ periodId, expires })
    .from(hoursNotices)
    .where(and(eq(kind, "after-end"), gt(expires, today)));
  const about = await listPeriodsById(
    db,
    told.map((one) => one.periodId),
  );
  const kept = await keptNames(
    db,
    about.map(({ companyId }) => companyId),
  );
  const companyOf = new Map(about.map(({ id, companyId }) => [id, kept.get(companyId)?.id]));
  return new Set(told.map((one) => `${companyOf.get(one.periodId)} ${one.expires}`));
}

/** 80% used, all used, hours that run out within a week: once each in a period, and what runs out where none is current. */
export async function giveNotice(ctx: Ctx): Promise<void> {
  const today = civilDateOf(ctx.clock.now());
  const current = await listCurrentPeriods(ctx.db, today);
  const ids = current.map(({ id }) => id);
  const companyIds = new Set(current.map(({ companyId }) => companyId));
  const used = await usedIn(ctx.db, current);
  const held = Map.groupBy(
    await heldGrants(ctx.db, [...companyIds], today),
    ({ companyId }) => companyId,
  );
  const given = await ctx.db.select().from(hoursNotices).where(inArray(hoursNotices.periodId, ids));
  const told = new Set(given.map(({ periodId, kind }) => `${periodId} ${kind}`));
  const toldOf = await toldBefore(ctx.db, today);
  const due = current.flatMap(({ id, companyId }) => {
    const kinds = noticesDue(used.get(id) ?? 0, held.get(companyId) ?? [], { today, toldOf });
    const fresh = kinds.filter((kind) => !told.has(`${id} ${kind}`));
    return fresh.length > 0 ? [{ companyId, periodId: id, kinds: fresh }] : [];
  });
  await eachCompany(ctx, due, (one) => tell(ctx, one));
  await giveNoticeAfterEnd(ctx, companyIds);
}

/** Whoever is told that all is used is not told of 80% too. */
function tell(
  ctx: Ctx,
  { companyId, periodId, kinds }: { companyId: string; periodId: string; kinds: Kind[] },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    if (!(await hasOwner(tx, companyId))) return;
    const createdAt = ctx.clock.now();
    const made = await tx
      .insert(hoursNotices)
      .values(kinds.map((kind) => ({ periodId, kind, createdAt })))
      .onConflictDoNothing()
      .returning();
    const isAllUsed = made.some(({ kind }) => kind === "used-100");
    for (const { id, kind } of made) {
      if (kind === "used-80" && isAllUsed) continue;
      const about = { noticeId: id, companyId };
      await notifyOwners({ ...ctx, db: tx }, companyId, "hours-notice-mail", about);
    }
  });
}
