import { civilDay } from "../../content/civil-day.ts";
import { endsBefore, paidAlready, paymentOpen, type Refused, unchangeable } from "./refusal.ts";
import { nextTurn, pauseOf, type Standing } from "./standing.ts";
import { periodDates } from "./period-dates.ts";

type Planned = { month: number; from: string; until: string };

/** A pause takes the place of the next periods, so that one lies between any two pauses. */
export function planPause(standing: Standing, months: number, today: string): Refused | Planned {
  const { membership } = standing;
  const refused = unchangeable(standing, today);
  if (refused) return refused;
  if (membership.endsOn !== null) return endsBefore(membership.endsOn);
  if (membership.status === "past_due") return paymentOpen;
  if (membership.term === "year" && membership.paidThrough !== null)
    return { refusal: "A yearly term can’t be paused here. Please write to us." };
  const pause = pauseOf(standing);
  if (pause)
    return {
      refusal: pause.hasBegun
        ? `This membership is paused until ${civilDay(pause.until)}. It can be paused again once a period has begun.`
        : `A pause is already planned, from ${civilDay(pause.from)} until ${civilDay(pause.until)}.`,
    };
  const { month, on: from } = nextTurn(standing);
  // A card is charged for that period already, and what it has paid would bring no hours.
  if (membership.paidThrough !== null && from <= today) return paymentOpen;
  const paid = paidAlready(membership, { month, on: from });
  if (paid) return paid;
  return { month, from, until: periodDates(membership, month + months).starts };
}
