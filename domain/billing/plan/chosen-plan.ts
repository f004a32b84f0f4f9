import type { Ctx } from "../../../platform/context.ts";
import type { Settings } from "../../../platform/env.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import { requireUser } from "../../accounts/require-user.ts";
import { agreedPlan } from "../../membership/agreed-plan.ts";
import { openPlans } from "../../membership/open-plans.ts";
import { planChange } from "../../membership/plan-change.ts";
import type { PlanChoice } from "../../membership/schema.ts";
import { goesOn } from "../charging/goes-on.ts";
import { liveSubscription } from "../charging/mark-stale.ts";
import { requireCard } from "../require-card.ts";
import type { SubscriptionRow } from "../charging/tables.ts";
import { requireOpen, type Running } from "./in-plan.ts";

export type ByPolicy = { choice: PlanChoice; policy: Settings["upgradePolicy"] };

export async function chosenPlan(
  ctx: Pick<Ctx, "actor" | "db" | "clock">,
  { standing, membership, today }: Running,
  { choice, policy }: ByPolicy,
) {
  const { companyId, planId } = membership;
  const from = await agreedPlan(ctx.db, standing, planId);
  const open = await openPlans(ctx, from);
  const to = open.find(({ id }) => id === choice.planId);
  if (!to) throw new CodedError("not_found", "Plan not found");
  const decided = planChange(standing, { ...choice, from, to }, today);
  const step = await requireOpen(ctx, companyId, decided);
  const isStaff = requireMember(ctx.actor).isAdmin;
  const billed = await liveSubscription(ctx.db, membership.id);
  const isBilled = billed !== null;
  if (choice.when === "now" && billed && hasYetToPay(billed, today))
    throw new CodedError(
      "conflict",
      "The card on file pays from the next period on. Until then, choose the next period.",
    );
  if (choice.when === "now" && !isStaff && !isBilled)
    await requireCard(ctx.db, await requireUser(ctx), policy);
  const planned = (await goesOn(ctx, membership))
    ? step.planned
    : { ...step.planned, nextTerm: choice.term };
  return { ...step, planned, from, to };
}

const hasYetToPay = ({ status, startsOn }: SubscriptionRow, today: string) =>
  status === "trialing" || status === "starting" || (startsOn !== null && startsOn > today);
