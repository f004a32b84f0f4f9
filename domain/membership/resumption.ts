import { civilDay } from "../../content/civil-day.ts";
import { addDays } from "../fields/civil-date.ts";
import type { ResumeInput } from "./schema.ts";
import { type Refused, unchangeable } from "./refusal.ts";
import { nextTurn, pauseOf, type Standing } from "./standing.ts";
import { periodDates } from "./period-dates.ts";

/** `on` is when the next period begins then. */
type Resumption = { takesBack: NonNullable<ResumeInput["takesBack"]>; on: string };

/** A cancellation first, else a pause: periods begin on the days they always begin on. */
export function resumptionOf(standing: Standing, today: string): Refused | Resumption {
  const { membership } = standing;
  const refused = unchangeable(standing, today);
  if (refused) return refused;
  const pause = pauseOf(standing);
  if (membership.endsOn !== null) return { takesBack: "cancellation", on: nextTurn(standing).on };
  if (!pause) return { refusal: "This membership is neither canceled nor paused." };
  const { month, from, until, hasBegun } = pause;
  if (!hasBegun) return { takesBack: "planned-pause", on: from };
  // By the day on which a period begins the provider has given its invoice up, and charges none instead.
  const earliest = membership.paidThrough === null ? today : addDays(today, 1);
  let on = from;
  for (let months = 1; on < earliest; months += 1)
    on = periodDates(membership, month + months).starts;
  if (on >= until)
    return {
      refusal: `The next period begins on ${civilDay(until)} anyway, and can’t begin earlier.`,
    };
  return { takesBack: "pause", on };
}
