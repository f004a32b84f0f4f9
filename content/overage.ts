import { hourlyRates } from "./rates.ts";

export const leftOfCap = (capMinutes: number, usedMinutes: number): number =>
  Math.max(0, capMinutes - usedMinutes);

export function overageCents(minutes: number, where: keyof typeof hourlyRates): number {
  return (minutes * hourlyRates[where].member) / 60;
}
