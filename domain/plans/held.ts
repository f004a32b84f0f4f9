import { held } from "../../platform/held-table.ts";
import { membershipPlans } from "./tables.ts";

export const plansHeld = [
  held(membershipPlans, { rule: "firm", plain: ["id", "name", "description", "features"] }),
];
