import { pauseMonths } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { agreedPlan } from "./agreed-plan.ts";
import { awaitedPeriod } from "./awaited-period.ts";
import { cancellationOf } from "./cancellation.ts";
import { findLatest } from "./find-membership.ts";
import { periodOn } from "./list-periods.ts";
import { nextEvent } from "./next-event.ts";
import { offersOf, openPlans, plainPlan } from "./open-plans.ts";
import { planPause } from "./pause.ts";
import { resumptionOf } from "./resumption.ts";
import type { Subscription } from "./schema.ts";
import {
  changeTurn,
  type FullStanding,
  pauseOf,
  type Standing,
  standingOf,
  termTurn,
} from "./standing.ts";
import { statusOn } from "./status-on.ts";

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
  const present = await agreedPlan(ctx.db, standing, planId);
  const isRunning = status !== "ended";
  const current = standing.last && periodOn([standing.last], today);
  return {
    companyId,
    ...plainPlan(present),
    term,
    cadence,
    status,
    period: current ? { starts: current.starts, ends: current.ends } : null,
    awaited: awaitedDates(standing, today),
    termEnds: isRunning && term === "year" ? termTurn(standing).on : null,
    nextEvent: nextEvent(standing, today),
    change: isRunning ? await changeOf(ctx, standing) : null,
    endsOn,
    pause: isRunning ? plainPause(standing) : null,
    offers: offersOf(standing, await openPlans(ctx, present), present, today),
    ...choicesOf(standing, today),
  };
}

function awaitedDates(standing: Standing, today: string): Subscription["awaited"] {
  const awaited = awaitedPeriod(standing, today);
  return awaited && { starts: awaited.starts, ends: awaited.ends };
}

async function changeOf(
  { db }: Pick<Ctx, "db">,
  standing: FullStanding,
): Promise<Subscription["change"]> {
  const { nextPlanId, nextTerm, planId, term, endsOn } = standing.membership;
  if (nextPlanId === null && (nextTerm ?? term) === term) return null;
  const { on } = changeTurn(standing, nextTerm ?? term);
  if (endsOn !== null && endsOn <= on) return null;
  const plan = await agreedPlan(db, standing, nextPlanId ?? planId);
  return { ...plainPlan(plan), term: nextTerm ?? term, on };
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
