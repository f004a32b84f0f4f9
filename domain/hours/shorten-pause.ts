import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import { daysBetween } from "../fields/civil-date.ts";
import { changePause } from "../membership/change-pause.ts";
import type { MembershipRow } from "../membership/find-membership.ts";
import { periodDates } from "../membership/period-dates.ts";
import { pauseOf, type Standing } from "../membership/standing.ts";
import { moveExpiryBack } from "./move-expiry.ts";

/** Ends a pause on a day, or takes it back before it begins: no hours last longer for it than that. */
export async function shortenPause(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  standing: Standing<MembershipRow>,
  { on, action }: { on: string; action: AuditAction },
): Promise<void> {
  const { membership } = standing;
  const pause = pauseOf(standing);
  if (!pause) return;
  const { month, months, from, until, hasBegun } = pause;
  let left = 0;
  while (periodDates(membership, month + left).starts < on) left += 1;
  await changePause(ctx, membership, {
    action,
    before: { month, months },
    after: left > 0 ? { month, months: left } : null,
  });
  if (hasBegun)
    await moveExpiryBack(ctx.db, membership.companyId, {
      from,
      until,
      days: daysBetween(on, until),
    });
}
