import type { Ctx } from "../../../platform/context.ts";
import { shortenPause } from "../../hours/shorten-pause.ts";
import { changeMembership } from "../../membership/change-membership.ts";
import { resumptionOf } from "../../membership/resumption.ts";
import type { ResumeInput } from "../../membership/schema.ts";
import { goesOn } from "../charging/goes-on.ts";
import type { Billing } from "../schema.ts";
import { inPlan, requireOpen } from "./in-plan.ts";
import { tellOwners } from "./tell-owners.ts";

const changed = {
  refusal: "This plan has been changed in the meantime. Nothing was taken back.",
};

/** Takes back a cancellation, else a planned pause, or ends one early; nothing if another of these was meant. @throws CodedError forbidden, not_found, conflict */
export function resumePlan(
  ctx: Ctx,
  companyId: string,
  { takesBack: meant }: ResumeInput = {},
): Promise<Billing> {
  return inPlan(ctx, companyId, async (locked, { standing, membership, today }) => {
    const next = resumptionOf(standing, today);
    const isAnother = meant !== undefined && "takesBack" in next && next.takesBack !== meant;
    const step = await requireOpen(locked, companyId, isAnother ? changed : next);
    const { planId, term } = membership;
    const { on } = step;
    if (step.takesBack === "cancellation") {
      const nextTerm = membership.nextTerm ?? ((await goesOn(locked, membership)) ? null : term);
      const to = { endsOn: null, nextTerm };
      await changeMembership(locked, membership, to, "membership.resumed");
      return tellOwners(locked, companyId, { kind: "cancellation-taken-back", planId, term, on });
    }
    await shortenPause(locked, standing, { on, action: "membership.resumed" });
    const kind = step.takesBack === "pause" ? "pause-ends-early" : "pause-taken-back";
    await tellOwners(locked, companyId, { kind, planId, term, on });
  });
}
