import { held } from "../../platform/held-table.ts";
import * as tables from "./tables.ts";

const ofCompany = "It is the company’s, which its other people and its books go on with.";

export const companiesHeld = [
  held(tables.companies, {
    rule: "companyWork",
    personal: {
      name: { kept: ofCompany },
      billingEmail: {},
      phone: {},
      billingDetails: {},
      consultantId: { leftOut: "Of staff: who looks after them." },
    },
    plain: ["customerId", "overageCapMinutes", "mergedAt"],
  }),
  held(tables.seats, { rule: "account", personal: { userId: {}, role: {} } }),
  held(tables.companyViews, { rule: "account", personal: { userId: {} } }),
  held(tables.seatInvitations, {
    rule: "invitations",
    forget: { since: tables.seatInvitations.expiresAt },
    personal: { email: {}, invitedBy: { leftOut: "Theirs whom they invited." } },
    plain: ["expiresAt", "acceptedAt", "withdrawnAt"],
  }),
  held(tables.companyNotes, {
    rule: "companyWork",
    personal: {
      authorId: { leftOut: "Of staff: who wrote it." },
      text: { leftOut: "Staff’s own words about a company.", kept: ofCompany },
    },
  }),
];
