import { hourlyRates } from "./rates.ts";

/** Minutes of what an owner allows in a period that are not used yet. */
export const leftOfCap = (capMinutes: number, usedMinutes: number): number =>
  Math.max(0, capMinutes - usedMinutes);

/** What minutes beyond every grant cost a member. */
export function overageCents(minutes: number, where: keyof typeof hourlyRates): number {
  return (minutes * hourlyRates[where].member) / 60;
}
