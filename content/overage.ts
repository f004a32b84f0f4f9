import { hourlyRates } from "./rates.ts";

/** What minutes beyond every grant cost a member. */
export function overageCents(minutes: number, where: keyof typeof hourlyRates): number {
  return (minutes * hourlyRates[where].member) / 60;
}
