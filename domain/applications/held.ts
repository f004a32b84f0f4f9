import { held } from "../../platform/held-table.ts";
import { membershipRequests } from "./tables.ts";

export const applicationsHeld = [
  held(membershipRequests, {
    rule: "messages",
    personal: {
      firstName: {},
      lastName: {},
      email: {},
      phone: {},
      company: {},
      requestedPlan: {},
      notes: { leftOut: "Staff’s own words." },
      decisionNote: {},
      cameBy: {},
      decidedBy: { leftOut: "Of staff: which of them decided." },
      decidedAt: {},
    },
    plain: ["id", "approvedPlan", "appliedAt"],
  }),
];
