import { civilDay, lastDay } from "../../content/civil-day.ts";
import { isPaid } from "./is-paid.ts";
import { changeTurn, pauseOf, type Standing } from "./standing.ts";

export type Refused = { refusal: string };

export function unchangeable(standing: Standing, today: string): Refused | null {
  const { status } = standing.membership;
  if (status === "ended") return { refusal: "This membership has ended." };
  if (status === "pending" || !standing.last)
    return { refusal: "This membership has not begun yet." };
  // From before pauses were kept.
  if (status === "paused" && !pauseOf(standing))
    return { refusal: "This membership is suspended. Please write to us." };
  return isTermBeginning(standing, today) ? paymentOpen : null;
}

/** Its first payment is under way, for which nothing may be planned anew. What the firm bills has no such time. */
function isTermBeginning(standing: Standing, today: string): boolean {
  const { paidThrough, nextTerm } = standing.membership;
  return paidThrough !== null && nextTerm !== null && changeTurn(standing, nextTerm).on <= today;
}

export const endsBefore = (endsOn: string): Refused => ({
  refusal: `This membership is canceled, and its last day is ${lastDay(endsOn)}. Take the cancellation back first.`,
});

/** The provider may bill the next period a day before it begins, with the plan as it was then. */
export const paidAlready = (
  membership: Parameters<typeof isPaid>[0],
  { month, on }: { month: number; on: string },
): Refused | null =>
  isPaid(membership, month)
    ? {
        refusal: `The period that begins on ${civilDay(on)} is paid for already. This can be done once it has begun.`,
      }
    : null;

export const paymentOpen: Refused = {
  refusal: "A payment is open. This can be done once it is paid.",
};
