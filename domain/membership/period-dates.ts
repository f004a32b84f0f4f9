import { addDays } from "../fields/civil-date.ts";
import type { MembershipRow } from "./tables.ts";

type Rhythm = Pick<MembershipRow, "anchor" | "anchorMonth" | "cadence">;

export const thirtyDays = 30;

/** `ends` is the day after the last one. */
export function periodDates(rhythm: Rhythm, month: number): { starts: string; ends: string } {
  return { starts: startOf(rhythm, month), ends: startOf(rhythm, month + 1) };
}

/** Always from the anchor: an anchor on the 31st comes back to it after a shorter month. */
function startOf({ anchor, anchorMonth, cadence }: Rhythm, month: number): string {
  const passed = month - anchorMonth;
  if (cadence === "thirty-days") return addDays(anchor, passed * thirtyDays);
  const [year = 0, ofYear = 0, day = 0] = anchor.split("-").map(Number);
  const first = new Date(Date.UTC(year, ofYear - 1 + passed, 1)).toISOString().slice(0, 10);
  const lastDay = new Date(Date.UTC(year, ofYear + passed, 0)).getUTCDate();
  return addDays(first, Math.min(day, lastDay) - 1);
}
