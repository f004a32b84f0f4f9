import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { bonusOf } from "../../hours/grants-of.ts";
import { heldGrants } from "../../hours/held-grants.ts";
import { plainPlan } from "../../membership/open-plans.ts";
import { periodDates } from "../../membership/period-dates.ts";
import type { PlanPreview } from "../../membership/schema.ts";
import { previewCharges } from "../charging/preview-charges.ts";
import { yearTermAfter } from "../../membership/year-terms.ts";
import { type ByPolicy, chosenPlan } from "./chosen-plan.ts";
import { requireKeeper, requireRunning, type Running } from "./in-plan.ts";

/** What a change would do, without doing it. @throws CodedError forbidden, not_found, conflict, unavailable */
export async function previewPlan(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
  given: ByPolicy,
): Promise<PlanPreview> {
  await requireKeeper(ctx, companyId);
  const today = civilDateOf(ctx.clock.now());
  const running = await requireRunning(ctx, companyId, today);
  const { to, on, month, takesBack } = await chosenPlan(ctx, running, given);
  const { term, when } = given.choice;
  const { membership } = running;
  const rhythm = when === "now" ? { ...membership, anchor: today, anchorMonth: 0 } : membership;
  const isNewYear = when === "now" || membership.term === "month";
  const pauses = when === "now" ? [] : running.standing.pauses;
  const yearFrom = isNewYear ? month : membership.termMonth;
  const periodEnds = periodDates(rhythm, month).ends;
  const termEnds =
    term === "year" ? periodDates(rhythm, yearTermAfter(yearFrom, pauses, month)).starts : null;
  const nextOn = when === "now" ? (termEnds ?? periodEnds) : on;
  return {
    ...plainPlan(to),
    term,
    when,
    takesBack,
    on,
    periodEnds,
    termEnds,
    minutes: to.hoursIncluded * 60 + bonusOf(term),
    ...(await hoursAfter(ctx, running, when)),
    ...(await previewCharges(ctx, charges, membership, { ...given.choice, plan: to, on, nextOn })),
  };
}

/** The period that an upgrade ends takes what is left of it along. */
async function hoursAfter({ db }: Ctx, { standing, membership, today }: Running, when: string) {
  const held = await heldGrants(db, [membership.companyId], today);
  const isLost = ({ periodId }: (typeof held)[number]) =>
    when === "now" && periodId !== null && periodId === standing.last?.id;
  const left = held.filter((grant) => grant.left > 0);
  const byDay = Map.groupBy(
    left.filter((grant) => !isLost(grant)),
    ({ expires }) => expires,
  );
  const total = (grants: typeof held) => grants.reduce((sum, grant) => sum + grant.left, 0);
  return {
    lostMinutes: total(left.filter(isLost)),
    kept: [...byDay]
      .map(([expires, grants]) => ({ minutes: total(grants), expires }))
      .toSorted((a, b) => (a.expires < b.expires ? -1 : 1)),
  };
}
