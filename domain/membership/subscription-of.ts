import { pauseMonths } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { cancellationOf } from "./cancellation.ts";
import { findLatest } from "./find-membership.ts";
import { keptPrice } from "./kept-price.ts";
import { periodOn } from "./list-periods.ts";
import { nextEvent } from "./next-event.ts";
import { offersOf, openPlans, plainPlan } from "./open-plans.ts";
import { planPause } from "./pause.ts";
import { resumptionOf } from "./resumption.ts";
import type { Subscription } from "./schema.ts";
import { changeTurn, pauseOf, type Standing, standingOf, termTurn } from "./standing.ts";
import { statusOn } from "./status-on.ts";

/** The running membership of a company, else its last one. */
export async function subscriptionOf(
  ctx: Pick<Ctx, "actor" | "db" | "clock">,
  companyId: string,
): Promise<Subscription | null> {
  const held = await findLatest(ctx.db, companyId);
  if (!held) return null;
  const today = civilDateOf(ctx.clock.now());
  const membership = { ...held.membership, status: statusOn(held.membership, today) };
  const { planId, term, cadence, status, endsOn } = membership;
  const standing = await standingOf(ctx.db, membership);
  const present = await requirePlan(ctx.db, planId);
  const isRunning = status !== "ended";
  const current = standing.last && periodOn([standing.last], today);
  return {
    companyId,
    ...plainPlan(present),
    price: keptPrice(standing.last, present),
    term,
    cadence,
    status,
    period: current ? { starts: current.starts, ends: current.ends } : null,
    termEnds: isRunning && term === "year" ? termTurn(standing).on : null,
    nextEvent: nextEvent(standing, today),
    change: isRunning ? await changeOf(ctx, standing) : null,
    endsOn,
    pause: isRunning ? plainPause(standing) : null,
    offers: offersOf(standing, await openPlans(ctx, planId), present, today),
    ...choicesOf(standing, today),
  };
}

async function changeOf(
  { db }: Pick<Ctx, "db">,
  standing: Standing,
): Promise<Subscription["change"]> {
  const { nextPlanId, nextTerm, planId, term, endsOn } = standing.membership;
  if (nextPlanId === null && (nextTerm ?? term) === term) return null;
  const { on } = changeTurn(standing, nextTerm ?? term);
  if (endsOn !== null && endsOn <= on) return null;
  const { id, name } = await requirePlan(db, nextPlanId ?? planId);
  return { planId: id, name, term: nextTerm ?? term, on };
}

function plainPause(standing: Standing): Subscription["pause"] {
  const pause = pauseOf(standing);
  if (!pause) return null;
  const { months, from, until, hasBegun } = pause;
  return { months, from, until, hasBegun };
}

function choicesOf(standing: Standing, today: string) {
  const end = cancellationOf(standing, today);
  const pauses = pauseMonths.map((months) => planPause(standing, months, today));
  const [pause] = pauses;
  const resumption = resumptionOf(standing, today);
  return {
    cancellation:
      "refusal" in end
        ? { endsOn: null, refusal: end.refusal }
        : { endsOn: end.endsOn, refusal: null },
    pausing: {
      from: pause && "from" in pause ? pause.from : null,
      until: pauses.flatMap((one) => ("until" in one ? [one.until] : [])),
      refusal: pause && "refusal" in pause ? pause.refusal : null,
    },
    resuming:
      "refusal" in resumption
        ? { takesBack: null, on: null, refusal: resumption.refusal }
        : { takesBack: resumption.takesBack, on: resumption.on, refusal: null },
  };
}
