import { held } from "../../platform/held-table.ts";
import { membershipPauses, memberships, periods } from "./tables.ts";

export const membershipHeld = [
  held(memberships, { rule: "payments", plain: ["planId", "nextPlanId", "promisedPlanId"] }),
  held(membershipPauses, { rule: "payments" }),
  held(periods, { rule: "payments", plain: ["planId"] }),
];
