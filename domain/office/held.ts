import { held } from "../../platform/held-table.ts";
import { monthRollupChanges, monthRollups } from "./tables.ts";

export const officeHeld = [
  held(monthRollups, { rule: "firm", plain: ["month", "figures"] }),
  held(monthRollupChanges, { rule: "firm", plain: ["month"] }),
];
