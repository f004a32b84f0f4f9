import type { Ctx } from "../../../platform/context.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import type { MembershipRow } from "../../membership/find-membership.ts";
import { nextTurn, standingOf } from "../../membership/standing.ts";
import type { SubscriptionRow } from "./tables.ts";
import { beginCharge } from "./begin-charge.ts";

/** A term of another length is a subscription of its own, begun when the one before it is over. */
export async function continueTerm(
  ctx: Ctx,
  row: SubscriptionRow,
  membership: MembershipRow,
): Promise<boolean> {
  const { id: membershipId, companyId, planId, nextPlanId, nextTerm, endsOn } = membership;
  if (nextTerm === null || endsOn !== null || row.status !== "canceled") return false;
  const { on } = nextTurn(await standingOf(ctx.db, membership));
  if (on > civilDateOf(ctx.clock.now())) return true;
  const { customerId, paymentMethodId } = row;
  await beginCharge(ctx, {
    companyId,
    membershipId,
    planId: nextPlanId ?? planId,
    term: nextTerm,
    customerId,
    paymentMethodId,
  });
  return true;
}
