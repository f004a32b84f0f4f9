import type { Account } from "./account.ts";
import type { Interval } from "./billed-objects.ts";
import { inner, type Params, whole } from "./params.ts";
import { addMonths, periodEnd } from "./periods.ts";
import { invalid } from "./refusal.ts";

type First = {
  anchor: number;
  end: number;
  trialEnd: number | null;
  config: {
    day_of_month: number;
    hour: number;
    minute: number;
    second: number;
    month: null;
  } | null;
};

type Repeats = { interval: Interval; interval_count: number };

/** Up to a trial's end, to a day of the month, or a whole one. */
export function firstPeriod({ at }: Account, params: Params, repeats: Repeats): First {
  const trialEnd = whole(params, "trial_end") ?? null;
  const given = inner(params, "billing_cycle_anchor_config");
  const day = whole(given, "day_of_month");
  if (trialEnd !== null && trialEnd <= at)
    throw invalid("Invalid timestamp: must be an integer Unix timestamp in the future.");
  if (day === undefined) {
    const end = trialEnd ?? periodEnd(at, at, repeats);
    return { anchor: trialEnd ?? at, end, trialEnd, config: null };
  }
  if (params["proration_behavior"] !== "none" || trialEnd !== null || repeats.interval !== "month")
    throw invalid("The stand-in plays a day of the month without proration and trial only.");
  const [hour = 0, minute = 0, second = 0] = ["hour", "minute", "second"].map((name) =>
    whole(given, name),
  );
  const now = new Date(at * 1000);
  // January has every day, so counting from it comes back to the day.
  const anchor = Date.UTC(now.getUTCFullYear(), 0, day, hour, minute, second) / 1000;
  let end = anchor;
  for (let months = 0; end <= at; months += 1)
    end = addMonths(new Date(anchor * 1000), months).getTime() / 1000;
  return {
    anchor,
    end,
    trialEnd,
    config: { day_of_month: day, hour, minute, second, month: null },
  };
}
