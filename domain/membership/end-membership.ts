import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { recordEvent } from "../../platform/events.ts";
import { type MembershipRow, memberships, periods } from "./tables.ts";

type AuditedCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

/** In the middle of a period, whose id is answered. The caller holds the company's lock. */
export async function endMembership(
  ctx: AuditedCtx,
  { id, companyId, planId, status, endsOn }: MembershipRow,
  on: string,
): Promise<string | null> {
  const now = ctx.clock.now();
  await ctx.db
    .update(memberships)
    .set({
      status: "ended",
      endsOn: on,
      endedAt: now,
      nextPlanId: null,
      nextTerm: null,
      promisedPrice: null,
      promisedPlanId: null,
      updatedAt: now,
    })
    .where(eq(memberships.id, id));
  const [cut] = await ctx.db
    .update(periods)
    .set({ ends: on })
    .where(
      and(
        eq(periods.membershipId, id),
        isNull(periods.closedAt),
        lte(periods.starts, on),
        gt(periods.ends, on),
      ),
    )
    .returning({ id: periods.id });
  await recordAudit(ctx.db, ctx, {
    action: "membership.ended",
    subjectType: "company",
    subjectId: companyId,
    details: { planId, before: { status, endsOn }, after: { status: "ended", endsOn: on } },
  });
  await recordEvent(ctx, "membership.ended", {
    membershipId: id,
    companyId,
    planId,
    endsOn: on,
  });
  return cut?.id ?? null;
}
