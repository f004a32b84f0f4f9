import type { Ctx } from "../../platform/context.ts";
import { daysBetween } from "../fields/civil-date.ts";
import { changeMembership } from "../membership/change-membership.ts";
import type { MembershipRow } from "../membership/find-membership.ts";
import { nextTurn, type Standing } from "../membership/standing.ts";
import { moveExpiry } from "./move-expiry.ts";

/** The next period begins on a later day, and those after it count from there. No hours run out in between. */
export async function deferTurn(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  standing: Standing<MembershipRow>,
  until: string,
): Promise<void> {
  const { membership, last } = standing;
  const { month, on } = nextTurn(standing);
  if (!last || until <= on) return;
  const from = { anchor: until, anchorMonth: month };
  await changeMembership(ctx, membership, from, "membership.deferred");
  await moveExpiry(ctx.db, membership.companyId, { on, days: daysBetween(on, until) });
}
