import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { plans } from "../../content/plans.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipStatusAt } from "../accounts/current-user.ts";
import { type Account, lockUser } from "../accounts/verified-user.ts";
import { applyPlan } from "../membership/apply-plan.ts";
import { requirePlan } from "../plans/require-plan.ts";
import type { UpgradeInput } from "../membership/schema.ts";
import { cardCustomers, membershipSignups } from "./tables.ts";
import type { Settings } from "../../platform/env.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";

const cardNeeded =
  "An upgrade needs a card on file. Please save one while signed in, under the same email address; it is not charged.";

/** Dates come from the clock and hours from the plan, never the input. @throws CodedError not_found, conflict */
export async function upgradeMembership(
  ctx: Ctx,
  { membershipPlan: planId }: UpgradeInput,
  policy: Settings["upgradePolicy"],
): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  if (!plans.some(({ id, where }) => id === planId && where === "sold"))
    throw new CodedError("not_found", "Plan not found");
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new CodedError("unauthenticated", "Please sign in.");
    const now = ctx.clock.now();
    if (membershipStatusAt(user, now) === "active")
      await requireHigher(tx, user.membershipPlan, planId);
    if (policy === "saved-card" && !(await hasCard(tx, user)))
      throw new CodedError("conflict", cardNeeded);
    await applyPlan(tx, userId, planId, now);
    await recordAudit(tx, ctx, {
      action: "membership.upgraded",
      subjectType: "user",
      subjectId: userId,
      details: { from: user.membershipPlan, to: planId },
    });
    await ctx.jobs.send(tx, "upgrade-notice", { userId, planId, requestId: ctx.requestId });
  });
}

async function requireHigher(tx: Queryable, fromId: string, toId: string): Promise<void> {
  if (fromId === toId) throw new CodedError("conflict", "You already have this plan.");
  const [from, to] = [await requirePlan(tx, fromId), await requirePlan(tx, toId)];
  if (to.price < from.price)
    throw new CodedError(
      "conflict",
      "A smaller plan starts when your current one ends. Please write to us to arrange it.",
    );
}

/** Anyone may have signed up under the member's address: the card is theirs, or staff have called about it. */
async function hasCard(tx: Queryable, user: Account): Promise<boolean> {
  if (!user.emailVerified) return false;
  const [signup] = await tx
    .select({ id: membershipSignups.id })
    .from(membershipSignups)
    .leftJoin(cardCustomers, eq(cardCustomers.customerId, membershipSignups.customerId))
    .where(
      and(
        eq(sql`lower(${membershipSignups.email})`, user.email),
        isNotNull(membershipSignups.setupIntentId),
        ne(membershipSignups.status, "cancelled"),
        or(eq(membershipSignups.status, "confirmed"), eq(cardCustomers.userId, user.id)),
      ),
    )
    .limit(1);
  return signup !== undefined;
}
