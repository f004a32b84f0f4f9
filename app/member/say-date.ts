const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** "January 5, 2026" in the reader's time zone. Never in served HTML, whose reader is unknown. */
export function sayDay(iso: string): string {
  return day.format(new Date(iso));
}

export function sayMoment(iso: string): string {
  return moment.format(new Date(iso));
}
