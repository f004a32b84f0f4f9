import type { Ctx } from "../../platform/context.ts";
import type { CurrentUser } from "../accounts/schema.ts";
import { companyInView } from "../companies/company-in-view.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { findLatest } from "../membership/find-membership.ts";
import { periodEnd } from "../membership/period-end.ts";
import { statusOn } from "../membership/status-on.ts";
import { awaitedHours } from "./awaited-hours.ts";
import { countHours } from "./count-hours.ts";

type InView = Pick<
  CurrentUser,
  | "membershipPlan"
  | "membershipStatus"
  | "membershipStartDate"
  | "membershipEndDate"
  | "hoursUsed"
  | "hoursRemaining"
>;

const none: InView = {
  membershipPlan: "free",
  membershipStatus: "active",
  membershipStartDate: null,
  membershipEndDate: null,
  hoursUsed: 0,
  hoursRemaining: 0,
};

/** In whole hours, for the company in view: since when, and to the end of the current period, which is null while it waits for its charge. */
export async function membershipInView(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  userId: string,
): Promise<InView> {
  const seat = await companyInView(db, userId);
  if (!seat) return none;
  const today = civilDateOf(clock.now());
  const held = await findLatest(db, seat.companyId);
  const period = held?.period ?? null;
  // Most have a period that runs: nobody has to look further.
  const isOver = period !== null && period.ends <= today;
  const isAwaited = isOver && (await awaitedHours(db, [seat.companyId], today)).size > 0;
  const periodId = period?.id ?? null;
  const hours = await countHours(db, seat.companyId, { today, periodId, isAwaited });
  const shown = {
    hoursUsed: Math.ceil(hours.used / 60),
    hoursRemaining: Math.floor(hours.remaining / 60),
  };
  if (!held) return { ...none, ...shown };
  const { membership } = held;
  const status = statusOn(membership, today);
  const { endsOn } = membership;
  const ended = status === "ended" && period && endsOn !== null ? { ends: endsOn } : period;
  const last = isAwaited ? null : ended;
  return {
    membershipPlan: membership.planId,
    membershipStatus: status === "ended" ? "expired" : status,
    membershipStartDate: period && membership.startedAt.toISOString(),
    membershipEndDate: last && (await periodEnd({ membership, period: last })).toISOString(),
    ...shown,
  };
}
