import { held } from "../../platform/held-table.ts";
import { calendarYears, closedDays } from "./tables.ts";

export const calendarHeld = [
  held(calendarYears, {
    rule: "firm",
    personal: { confirmedBy: { leftOut: "Of staff: which of them confirmed the year." } },
    plain: ["year", "confirmedAt"],
  }),
  held(closedDays, { rule: "firm", plain: ["name", "closesAt"] }),
];
