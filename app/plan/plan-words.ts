import { dollars } from "../../content/dollars.ts";
import type { Subscription } from "../../domain/membership/schema.ts";

export const termWords: Record<Subscription["term"], string> = {
  month: "Month to month",
  year: "Yearly",
};

export const monthlyPrice = (cents: number) => `${dollars(cents)} a month`;

export const unchanged = "Nothing was changed. Check your connection and try again.";

const lengths = ["One month", "Two months", "Three months"];

/** Where periods last 30 days, so do the months of a pause. */
export function pauseLength(cadence: Subscription["cadence"], months: number): string {
  return cadence === "month" ? (lengths[months - 1] ?? `${months} months`) : `${months * 30} days`;
}

/** Why it can be neither changed nor paused, if that is one reason. */
export const standsStill = ({ offers, pausing }: Pick<Subscription, "offers" | "pausing">) =>
  offers.length === 0 ? pausing.refusal : null;

/** What is canceled is taken back where its end is shown. */
export const hasNothingToEnd = ({
  endsOn,
  ...plan
}: Pick<Subscription, "endsOn" | "offers" | "pausing">) =>
  endsOn !== null && standsStill(plan) !== null;

/** Its last period is over, and the next one waits for its payment. */
export const endsAtOnce = ({
  status,
  period,
  awaited,
}: Pick<Subscription, "status" | "period" | "awaited">) =>
  period === null && (status === "past_due" || awaited !== null);
