import { desc, eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { nextStep } from "./next-step.ts";
import {
  membershipPauses,
  type MembershipRow,
  memberships,
  type PeriodRow,
  periods,
} from "./tables.ts";

export type OpenedPeriod = { kind: "period"; period: PeriodRow; term: MembershipRow["term"] };

type Opened = OpenedPeriod | { kind: "pause"; starts: string; days: number } | { kind: "end" };

type OpeningCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

/** One step in time: the next period, the pause before it, or the end. Null if none has come. */
export async function openNextPeriod(
  ctx: OpeningCtx,
  membership: MembershipRow,
  today: string,
): Promise<Opened | null> {
  const [last] = await ctx.db
    .select()
    .from(periods)
    .where(eq(periods.membershipId, membership.id))
    .orderBy(desc(periods.n))
    .limit(1);
  const pauses = await ctx.db
    .select()
    .from(membershipPauses)
    .where(eq(membershipPauses.membershipId, membership.id));
  const step = nextStep({ membership, last, pauses }, today);
  if (step?.kind === "end")
    await change(ctx, membership, { status: "ended", endedAt: ctx.clock.now() });
  if (step?.kind === "pause") await change(ctx, membership, { status: "paused" });
  if (step?.kind !== "period") return step;
  const { kind, ...dates } = step;
  const planId = membership.nextPlanId ?? membership.planId;
  const term = membership.nextTerm ?? membership.term;
  const termMonth = term === membership.term ? membership.termMonth : step.month;
  const taken = { planId, term, termMonth, nextPlanId: null, nextTerm: null };
  await change(ctx, membership, { ...taken, status: "active" });
  const plan = await requirePlan(ctx.db, planId);
  const [period] = await ctx.db
    .insert(periods)
    .values({
      ...dates,
      membershipId: membership.id,
      companyId: membership.companyId,
      planId,
      price: plan.price,
      minutes: plan.hoursIncluded * 60,
      openedAt: ctx.clock.now(),
    })
    .returning();
  return { kind, period: period!, term };
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
