import type { Ctx } from "../../../platform/context.ts";
import { cancellationOf } from "../../membership/cancellation.ts";
import { changeMembership } from "../../membership/change-membership.ts";
import type { Billing } from "../schema.ts";
import { inPlan, requireOpen } from "./in-plan.ts";
import { tellOwners } from "./tell-owners.ts";

/** It ends with its term; what was granted stays until it expires. @throws CodedError forbidden, not_found, conflict */
export function cancelPlan(ctx: Ctx, companyId: string): Promise<Billing> {
  return inPlan(ctx, companyId, async (locked, { standing, membership, today }) => {
    const { endsOn } = await requireOpen(locked, companyId, cancellationOf(standing, today));
    await changeMembership(locked, membership, { endsOn }, "membership.canceled");
    const { planId, term } = membership;
    const news =
      endsOn > today
        ? ({ kind: "canceled", planId, term, endsOn } as const)
        : ({ kind: "canceled-at-once", planId, term } as const);
    await tellOwners(locked, companyId, news);
  });
}
