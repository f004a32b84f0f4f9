import { civilDay, lastDay } from "../../content/civil-day.ts";
import { type Refused, unchangeable } from "./refusal.ts";
import { pauseOf, type Standing, termTurn } from "./standing.ts";

/** A canceled membership ends with its term, and in a pause with the pause. */
export function cancellationOf(standing: Standing, today: string): Refused | { endsOn: string } {
  const refused = unchangeable(standing, today);
  if (refused) return refused;
  const { endsOn } = standing.membership;
  if (endsOn !== null)
    return {
      refusal: `This membership is already canceled, and its last day is ${lastDay(endsOn)}.`,
    };
  const pause = pauseOf(standing);
  if (pause && !pause.hasBegun)
    return {
      refusal: `A pause is planned from ${civilDay(pause.from)}. Take it back first, then cancel.`,
    };
  return { endsOn: termTurn(standing).on };
}
