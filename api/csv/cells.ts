import { firm } from "../../content/firm.ts";

// Sweden writes dates as ISO does.
const moment = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: firm.timeZone,
});

/** "2026-11-22 16:29" on the firm's clock, which a spreadsheet sorts. */
export const momentCell = (instant: string | Date | null) =>
  instant === null ? null : moment.format(new Date(instant));

/** 90 minutes are 1.5, which a spreadsheet adds up. */
export const hoursCell = (minutes: number) => minutes / 60;

export const dollarCell = (cents: number) => cents / 100;

export function wordCell(status: string): string {
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
