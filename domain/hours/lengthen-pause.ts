import type { Ctx } from "../../platform/context.ts";
import { daysBetween } from "../fields/civil-date.ts";
import { changePause } from "../membership/change-pause.ts";
import type { MembershipRow } from "../membership/find-membership.ts";
import { isCovered } from "../membership/next-step.ts";
import { periodDates } from "../membership/period-dates.ts";
import { nextTurn, pauseOf, type Standing } from "../membership/standing.ts";
import { moveExpiry } from "./move-expiry.ts";

/** A term that is paid for from a later day than it was to begin on: what went by before counts as paused. */
export async function lengthenPause(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  standing: Standing<MembershipRow>,
  paidFrom: string,
): Promise<void> {
  const { membership, last } = standing;
  if (!last) return;
  const { month, on } = nextTurn(standing);
  let passed = 0;
  while (isCovered(periodDates(membership, month + passed), paidFrom)) passed += 1;
  if (passed === 0) return;
  const first = last.month + 1;
  const pause = pauseOf(standing);
  await changePause(ctx, membership, {
    action: "membership.pause-lengthened",
    before: pause && { month: first, months: pause.months },
    after: { month: first, months: month + passed - first },
  });
  // One that is yet to begin moves them as it does.
  if (pause?.hasBegun)
    await moveExpiry(ctx.db, membership.companyId, {
      on,
      days: daysBetween(on, periodDates(membership, month + passed).starts),
    });
}
