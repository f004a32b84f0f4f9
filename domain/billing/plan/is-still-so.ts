import type { Queryable } from "../../../platform/db/database.ts";
import { findLatest } from "../../membership/find-membership.ts";
import { pauseOf, standingOf } from "../../membership/standing.ts";
import type { PlanNews } from "./tell-owners.ts";

/** Mails may go out late, and in another order: what was planned is told unless it has been taken back by then, and the other way around. */
export async function isStillSo(
  db: Queryable,
  companyId: string,
  news: PlanNews,
): Promise<boolean> {
  const held = await findLatest(db, companyId);
  if (!held) return true;
  const { membership } = held;
  const { planId, term, nextPlanId, nextTerm, endsOn } = membership;
  const pause = pauseOf(await standingOf(db, membership));
  switch (news.kind) {
    case "canceled":
      // It may have ended before that day, and whoever canceled waits for the confirmation.
      return endsOn !== null;
    case "cancellation-taken-back":
      return endsOn === null;
    case "pause-planned":
      return pause?.from === news.from && pause.until === news.until;
    case "pause-taken-back":
      return pause === null;
    case "change-planned":
      // A cancellation hides what was to begin after it.
      if (endsOn !== null && endsOn <= news.on) return false;
      return (nextPlanId ?? planId) === news.planId && (nextTerm ?? term) === news.term;
    case "change-taken-back":
      return nextPlanId === null && (nextTerm ?? term) === news.term && planId === news.planId;
    case "upgraded":
    case "taken-unbilled":
    case "upgrade-lapsed":
    case "canceled-at-once":
    case "pause-ends-early":
    case "card-takes-over":
    case "card-asked":
    case "ended-unpaid":
      return true;
  }
}
