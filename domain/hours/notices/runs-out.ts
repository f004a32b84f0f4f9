import { addDays } from "../../fields/civil-date.ts";
import { type HeldGrant, isUsableOn } from "../draw-from.ts";

const daysAhead = 7;

export const weekFrom = (today: string) => addDays(today, daysAhead);

/** What is left of it runs out by then. */
export const runsOutBy = (grant: HeldGrant, today: string, by: string) =>
  grant.left > 0 && isUsableOn(grant, today) && grant.expires <= by;
