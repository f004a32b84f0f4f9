import { addDays, startOfDay } from "../../fields/civil-date.ts";
import { pauseOf, type Standing } from "../../membership/standing.ts";

/** When the provider ends a pause: before the day on which it would bill, whose time of day is its own. It takes no time that is over. */
export async function resumesAt(standing: Standing, now: Date): Promise<Date | null> {
  const pause = pauseOf(standing);
  if (!pause) return null;
  const at = await startOfDay(addDays(pause.until, -2));
  return at > now ? at : null;
}
