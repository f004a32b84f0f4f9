import { counted } from "../../../content/counted.ts";
import { sayMinutes } from "../../../content/minutes.ts";

const hour = 60;
const day = 24 * hour;

function sayLong(minutes: number): string {
  if (minutes < day) return sayMinutes(minutes);
  return counted(Math.floor(minutes / day), "day");
}

export function sayTimeLeft(minutes: number): string {
  if (minutes < 0) return `Late by ${sayLong(-minutes)}`;
  return minutes === 0 ? "Due now" : `${sayLong(minutes)} left`;
}
