import { firm } from "./firm.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: firm.timeZone });

/** "January 5, 2026" on the firm's calendar, so that a screen and a mail name the same day. */
export function firmDay(moment: string | Date): string {
  return day.format(new Date(moment));
}
