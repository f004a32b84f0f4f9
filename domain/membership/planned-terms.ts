import { isKept, type Standing } from "./standing.ts";
import type { MembershipRow } from "./tables.ts";
import { yearTermAfter } from "./year-terms.ts";

type Terms = Pick<MembershipRow, "planId" | "term" | "termMonth" | "nextPlanId" | "nextTerm">;

export function termsFrom({ membership, pauses }: Standing, month: number): Terms {
  const { planId, term, termMonth, nextPlanId, nextTerm } = membership;
  const taken = nextTerm ?? term;
  const isTermOver = yearTermAfter(termMonth, pauses, month - 1) === month;
  if (isKept(membership, taken) && !isTermOver)
    return { planId, term, termMonth, nextPlanId, nextTerm };
  return {
    planId: nextPlanId ?? planId,
    term: taken,
    termMonth: taken === term ? termMonth : month,
    nextPlanId: null,
    nextTerm: null,
  };
}
