import type { NextEvent } from "./schema.ts";
import { changeTurn, nextTurn, pauseOf, type Standing, termTurn } from "./standing.ts";

export function nextEvent(standing: Standing, today: string): NextEvent | null {
  const { membership, last } = standing;
  const { status, endsOn, nextPlanId, nextTerm, planId, term } = membership;
  if (status === "ended" || (endsOn !== null && endsOn <= today))
    return endsOn === null ? null : { kind: "ended", on: endsOn };
  if (!last) return null;
  const { on } = nextTurn(standing);
  if (endsOn !== null && endsOn <= on) return { kind: "ends", on: endsOn };
  if (status === "pending" || status === "past_due") return null;
  if (status === "paused") return { kind: "resumes", on };
  const pause = pauseOf(standing);
  if (pause) return { kind: "pauses", on: pause.from };
  const toPlan = nextPlanId !== planId ? nextPlanId : null;
  const toTerm = nextTerm !== term ? nextTerm : null;
  const isDue = changeTurn(standing, nextTerm ?? term).on === on;
  return (toPlan ?? toTerm) !== null && isDue
    ? { kind: "changes", on, ...(toPlan && { planId: toPlan }), ...(toTerm && { term: toTerm }) }
    : { kind: termTurn(standing).on === on ? "renews" : "continues", on };
}
