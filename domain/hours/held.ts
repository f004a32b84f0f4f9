import { held } from "../../platform/held-table.ts";
import * as tables from "./tables.ts";
import { hoursNotices } from "./notices/tables.ts";
import { timers } from "./timer/tables.ts";

const staff = "Of staff, at their work.";
const ofCompany = "It stays with the company, without who wrote it.";

export const hoursHeld = [
  held(tables.grants, {
    rule: "payments",
    personal: { grantedBy: { leftOut: staff } },
    plain: ["minutes", "effective", "expires", "reason", "transferId"],
  }),
  held(tables.work, {
    rule: "companyWork",
    personal: {
      consultantId: { leftOut: staff },
      approvedBy: { leftOut: staff },
      reversedBy: { leftOut: staff },
    },
    plain: [
      "date",
      "minutes",
      "billedMinutes",
      "text",
      "sentBackBecause",
      "approvedAt",
      "reversedAt",
      "overageAgreedAt",
      "overageAgreedMinutes",
      "agreementAskedAt",
    ],
  }),
  held(tables.workQuestions, {
    rule: "companyWork",
    personal: { authorId: {}, text: { kept: ofCompany } },
  }),
  held(tables.entries, { rule: "payments" }),
  held(tables.statements, {
    rule: "payments",
    plain: ["snapshot", "hash", "pdf", "object"],
    file: "pdf",
  }),
  held(hoursNotices, { rule: "companyWork" }),
  held(timers, {
    rule: "account",
    personal: { userId: {}, text: { leftOut: staff } },
    plain: ["startedAt"],
  }),
];
