import type { Ctx } from "../../../platform/context.ts";
import { changePause } from "../../membership/change-pause.ts";
import { planPause } from "../../membership/pause.ts";
import type { PauseInput } from "../../membership/schema.ts";
import type { Billing } from "../schema.ts";
import { inPlan, requireOpen } from "./in-plan.ts";
import { tellOwners } from "./tell-owners.ts";

/** From the next period on. @throws CodedError forbidden, not_found, conflict */
export function pausePlan(ctx: Ctx, companyId: string, { months }: PauseInput): Promise<Billing> {
  return inPlan(ctx, companyId, async (locked, { standing, membership, today }) => {
    const planned = await requireOpen(locked, companyId, planPause(standing, months, today));
    const { month, from, until } = planned;
    await changePause(locked, membership, {
      action: "membership.pause-planned",
      before: null,
      after: { month, months },
    });
    const { planId, term } = membership;
    await tellOwners(locked, companyId, { kind: "pause-planned", planId, term, from, until });
  });
}
