import { addDays } from "../fields/civil-date.ts";
import type { MembershipRow } from "./tables.ts";

type Rhythm = Pick<MembershipRow, "anchor" | "cadence">;

const thirtyDays = 30;

/** `month` counts from the anchor; `ends` is the day after the last one. */
export function periodDates(rhythm: Rhythm, month: number): { starts: string; ends: string } {
  return { starts: startOf(rhythm, month), ends: startOf(rhythm, month + 1) };
}

/** Always from the anchor: an anchor on the 31st comes back to it after a shorter month. */
function startOf({ anchor, cadence }: Rhythm, month: number): string {
  if (cadence === "thirty-days") return addDays(anchor, month * thirtyDays);
  const [year = 0, anchorMonth = 0, day = 0] = anchor.split("-").map(Number);
  const first = new Date(Date.UTC(year, anchorMonth - 1 + month, 1)).toISOString().slice(0, 10);
  const lastDay = new Date(Date.UTC(year, anchorMonth + month, 0)).getUTCDate();
  return addDays(first, Math.min(day, lastDay) - 1);
}
