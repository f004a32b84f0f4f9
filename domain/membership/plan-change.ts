import { civilDay, lastDay } from "../../content/civil-day.ts";
import { endsBefore, paidAlready, paymentOpen, type Refused, unchangeable } from "./refusal.ts";
import type { PlanChoice } from "./schema.ts";
import type { MembershipRow } from "./tables.ts";
import { changeTurn, pauseOf, type Standing, termTurn } from "./standing.ts";

type Priced = { id: string; price: number };
type Choice = { from: Priced; to: Priced } & Pick<PlanChoice, "term" | "when">;
type Change = {
  on: string;
  month: number;
  takesBack: boolean;
  planned: Pick<MembershipRow, "nextPlanId" | "nextTerm" | "promisedPrice" | "promisedPlanId">;
};

const nothing = { nextPlanId: null, nextTerm: null, promisedPrice: null, promisedPlanId: null };

/** When a change takes effect, counted from the anchor; now, it begins a membership of its own. */
export function planChange(standing: Standing, choice: Choice, today: string): Refused | Change {
  const refused = unchangeable(standing, today);
  if (refused) return refused;
  return choice.when === "now" ? atOnce(standing, choice, today) : later(standing, choice, today);
}

function later(standing: Standing, { to, term }: Choice, today: string): Refused | Change {
  const { membership } = standing;
  const { endsOn, nextPlanId, nextTerm } = membership;
  const isPlanned = nextPlanId !== null || (nextTerm ?? membership.term) !== membership.term;
  const takesBack = to.id === membership.planId && term === membership.term;
  if (takesBack && !isPlanned) return { refusal: "This is the present plan and term." };
  const isSame =
    to.id === (nextPlanId ?? membership.planId) && term === (nextTerm ?? membership.term);
  if (isPlanned && isSame) return { refusal: "This change is already planned." };
  const turn = changeTurn(standing, term);
  // A card is charged for that period already, at the present price.
  if (membership.paidThrough !== null && turn.on <= today) return paymentOpen;
  const paid = paidAlready(membership, turn);
  if (paid) return paid;
  const due = takesBack ? changeTurn(standing, nextTerm ?? term) : turn;
  if (endsOn !== null && endsOn <= due.on) return endsBefore(endsOn);
  const isAnother = to.id !== membership.planId;
  const planned = {
    nextPlanId: isAnother ? to.id : null,
    nextTerm: term === membership.term ? null : term,
    promisedPrice: isAnother ? to.price : null,
    promisedPlanId: isAnother ? to.id : null,
  };
  return { ...turn, takesBack, planned };
}

function atOnce(standing: Standing, { from, to, term }: Choice, today: string): Refused | Change {
  const { membership } = standing;
  const pause = pauseOf(standing);
  if (membership.endsOn !== null) return endsBefore(membership.endsOn);
  if (pause)
    return {
      refusal: pause.hasBegun
        ? `This membership is paused until ${civilDay(pause.until)}. The plan can change with the next period.`
        : `A pause is planned from ${civilDay(pause.from)}. Take it back first, or choose the next period.`,
    };
  if (membership.status === "past_due") return paymentOpen;
  if (from.id === to.id) return { refusal: "This is the present plan." };
  if (to.price < from.price)
    return { refusal: "A plan that costs less begins with the next period." };
  if (membership.term === "year" && term === "month")
    return {
      refusal: `The yearly term runs through ${lastDay(termTurn(standing).on)}. A monthly one begins after it.`,
    };
  return { on: today, month: 0, takesBack: false, planned: nothing };
}
