import { held } from "../../platform/held-table.ts";
import * as tables from "./tables.ts";

const record = "A record of a payment, made out to a company.";

export const invoicesHeld = [
  held(tables.invoiceNumbers, { rule: "firm" }),
  held(tables.invoices, {
    rule: "payments",
    personal: {
      snapshot: { leftOut: record, kept: record },
      pdf: { leftOut: record, kept: record },
    },
    plain: [
      "serial",
      "number",
      "date",
      "dueDate",
      "cents",
      "hash",
      "paidOn",
      "paidNote",
      "staffNote",
      "voidedOn",
      "voidedBecause",
      "object",
    ],
    file: "pdf",
  }),
  held(tables.invoiceLines, { rule: "payments" }),
  held(tables.creditsPaidBack, { rule: "payments", plain: ["cents", "text", "date", "reason"] }),
  held(tables.invoiceReminders, { rule: "payments" }),
];
