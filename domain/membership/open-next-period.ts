import { and, desc, eq, gt } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { daysBetween } from "../fields/civil-date.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { periodDates } from "./period-dates.ts";
import {
  membershipPauses,
  type MembershipRow,
  memberships,
  type PeriodRow,
  periods,
} from "./tables.ts";

export type OpenedPeriod = { kind: "period"; period: PeriodRow; term: MembershipRow["term"] };

type Step = OpenedPeriod | { kind: "pause"; starts: string; days: number };

type OpeningCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

/** One step in time: the next period, or the pause before it. Null if neither has come. */
export async function openNextPeriod(
  ctx: OpeningCtx,
  membership: MembershipRow,
  today: string,
): Promise<Step | null> {
  if (membership.status === "pending" || membership.status === "ended") return null;
  const last = await lastPeriod(ctx.db, membership.id);
  const month = last ? last.month + 1 : 0;
  const { starts } = periodDates(membership, month);
  if (starts > today) return null;
  if (membership.endsOn !== null && membership.endsOn <= starts) {
    await change(ctx, membership, { status: "ended", endedAt: ctx.clock.now() });
    return null;
  }
  if (membership.status === "past_due") return null;
  const resumes = month + (await pausedMonths(ctx.db, membership.id, month));
  const next = periodDates(membership, resumes);
  if (resumes > month && membership.status === "active") {
    await change(ctx, membership, { status: "paused" });
    return { kind: "pause", starts, days: daysBetween(starts, next.starts) };
  }
  if (next.starts > today) return null;
  const planId = membership.nextPlanId ?? membership.planId;
  const term = membership.nextTerm ?? membership.term;
  await change(ctx, membership, {
    planId,
    term,
    status: "active",
    nextPlanId: null,
    nextTerm: null,
  });
  const plan = await requirePlan(ctx.db, planId);
  const [period] = await ctx.db
    .insert(periods)
    .values({
      membershipId: membership.id,
      companyId: membership.companyId,
      n: last ? last.n + 1 : 0,
      month: resumes,
      ...next,
      planId,
      price: plan.price,
      minutes: plan.hoursIncluded * 60,
      openedAt: ctx.clock.now(),
    })
    .returning();
  return { kind: "period", period: period!, term };
}

async function lastPeriod(db: OpeningCtx["db"], membershipId: string) {
  const [last] = await db
    .select()
    .from(periods)
    .where(eq(periods.membershipId, membershipId))
    .orderBy(desc(periods.n))
    .limit(1);
  return last;
}

async function pausedMonths(db: OpeningCtx["db"], membershipId: string, month: number) {
  const { membershipId: of, month: first, months } = membershipPauses;
  const [pause] = await db
    .select({ months })
    .from(membershipPauses)
    .where(and(eq(of, membershipId), eq(first, month), gt(months, 0)));
  return pause?.months ?? 0;
}

async function change(ctx: OpeningCtx, membership: MembershipRow, to: Partial<MembershipRow>) {
  const changed = (Object.keys(to) as (keyof MembershipRow)[]).filter(
    (key) => to[key] !== membership[key],
  );
  if (changed.length === 0) return;
  await ctx.db
    .update(memberships)
    .set({ ...to, updatedAt: ctx.clock.now() })
    .where(eq(memberships.id, membership.id));
  await recordAudit(ctx.db, ctx, {
    action: "membership.changed",
    subjectType: "company",
    subjectId: membership.companyId,
    details: {
      before: Object.fromEntries(changed.map((key) => [key, membership[key]])),
      after: Object.fromEntries(changed.map((key) => [key, to[key]])),
    },
  });
}
