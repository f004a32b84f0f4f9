import { lastDay } from "../../content/civil-day.ts";
import { pauseOf, type Standing } from "./standing.ts";

/** In words, why something can't be done now. */
export type Refused = { refusal: string };

/** What no change of a membership gets past. */
export function unchangeable(standing: Standing): Refused | null {
  const { status } = standing.membership;
  if (status === "ended") return { refusal: "This membership has ended." };
  if (status === "pending" || !standing.last)
    return { refusal: "This membership has not begun yet." };
  // From before pauses were kept.
  if (status === "paused" && !pauseOf(standing))
    return { refusal: "This membership is suspended. Please write to us." };
  return null;
}

export const endsBefore = (endsOn: string): Refused => ({
  refusal: `This membership is canceled, and its last day is ${lastDay(endsOn)}. Take the cancellation back first.`,
});

export const paymentOpen: Refused = {
  refusal: "A payment is open. This can be done once it is settled.",
};
