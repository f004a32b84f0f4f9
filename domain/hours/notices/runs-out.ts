import { addDays } from "../../fields/civil-date.ts";
import { type HeldGrant, isUsableOn } from "../draw-from.ts";

const daysAhead = 7;

export const weekFrom = (today: string) => addDays(today, daysAhead);

export const runsOutBy = (grant: HeldGrant, today: string, by: string) =>
  grant.left > 0 && isUsableOn(grant, today) && grant.expires <= by;
