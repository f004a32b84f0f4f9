import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { agreedPlan } from "./agreed-plan.ts";
import { changeMembership } from "./change-membership.ts";
import { nextStep } from "./next-step.ts";
import { dueCents } from "./due-cents.ts";
import { termsFrom } from "./planned-terms.ts";
import { standingOf } from "./standing.ts";
import { type MembershipRow, memberships, type PeriodRow, periods } from "./tables.ts";

export type OpenedPeriod = { kind: "period"; period: PeriodRow; term: MembershipRow["term"] };

type Opened = OpenedPeriod | { kind: "pause"; starts: string; days: number } | { kind: "end" };

type OpeningCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

/** One step in time: the next period, the pause before it, or the end. Null if none has come. */
export async function openNextPeriod(
  ctx: OpeningCtx,
  membership: MembershipRow,
  today: string,
): Promise<Opened | null> {
  const standing = await standingOf(ctx.db, membership);
  const step = nextStep(standing, today);
  if (step?.kind === "end")
    await changeMembership(ctx, membership, { status: "ended", endedAt: ctx.clock.now() });
  if (step?.kind === "pause") await changeMembership(ctx, membership, { status: "paused" });
  if (step?.kind !== "period") return step;
  const { kind, ...dates } = step;
  const terms = termsFrom(standing, step.month);
  const { planId, term, nextPlanId } = terms;
  await changeMembership(ctx, membership, { ...terms, status: "active" });
  const { price, hoursIncluded } = await agreedPlan(ctx.db, standing, planId);
  const [period] = await ctx.db
    .insert(periods)
    .values({
      ...dates,
      membershipId: membership.id,
      companyId: membership.companyId,
      planId,
      price,
      minutes: hoursIncluded * 60,
      dueCents: dueCents(terms, { month: step.month, price }, standing),
      openedAt: ctx.clock.now(),
    })
    .returning();
  // The period keeps it from here on.
  if (membership.promisedPrice !== null && nextPlanId === null)
    await ctx.db
      .update(memberships)
      .set({ promisedPrice: null, promisedPlanId: null })
      .where(eq(memberships.id, membership.id));
  return { kind, period: period!, term };
}
