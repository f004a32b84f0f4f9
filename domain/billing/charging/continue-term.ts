import type { Ctx } from "../../../platform/context.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { agreedPlan } from "../../membership/agreed-plan.ts";
import type { MembershipRow } from "../../membership/find-membership.ts";
import { listChangingTerm } from "../../membership/list-due.ts";
import { nextTurn, standingOf } from "../../membership/standing.ts";
import type { SubscriptionRow } from "./tables.ts";
import { beginCharge } from "./begin-charge.ts";
import { latestOfMembership } from "./find-subscription.ts";

/** A term of another length, or one after a pause in which the subscription was over, is a subscription of its own, begun when the one before it is over. */
export async function continueTerm(
  ctx: Ctx,
  row: SubscriptionRow,
  membership: MembershipRow,
): Promise<boolean> {
  const { id: membershipId, companyId, planId, nextPlanId, nextTerm, endsOn } = membership;
  if (nextTerm === null || endsOn !== null || row.status !== "canceled") return false;
  const standing = await standingOf(ctx.db, membership);
  if (nextTurn(standing).on > civilDateOf(ctx.clock.now())) return true;
  const { customerId, paymentMethodId } = row;
  const { id: next, price } = await agreedPlan(ctx.db, standing, nextPlanId ?? planId);
  await beginCharge(ctx, {
    companyId,
    membershipId,
    planId: next,
    term: nextTerm,
    price,
    customerId,
    paymentMethodId,
  });
  return true;
}

/** Those whose turn has come. After a pause no event tells of it: the old one ended before. */
export async function listContinuing({ db, clock }: Ctx): Promise<SubscriptionRow[]> {
  const today = civilDateOf(clock.now());
  const found: SubscriptionRow[] = [];
  for (const membership of await listChangingTerm(db)) {
    const row = await latestOfMembership(db, membership.id);
    if (row?.status !== "canceled") continue;
    if (nextTurn(await standingOf(db, membership)).on <= today) found.push(row);
  }
  return found;
}
