import { firm } from "../../content/firm.ts";
import { appUrl, dana, reader, sample, userId } from "../mail-sample.ts";
import { invoiceMail, invoiceReminderMail } from "./invoice-mails.ts";

const invoice = {
  invoiceId: "41d7c0be",
  userId,
  reader,
  number: "FA-0042",
  company: dana.company,
  cents: 143_000,
  dueDate: "2026-03-19",
  appUrl,
};

const billed = {
  ...invoice,
  lines: [
    { text: "CRM Essentials, March 5 – April 4, 2026", cents: 125_000 },
    { text: "Hours beyond your plan, February 5 – March 4, 2026", cents: 18_000 },
  ],
};

export const invoiceMails = {
  invoice: [sample(invoiceMail, billed), sample(invoiceMail, { ...billed, userId: null })],
  "invoice-reminder": firm.invoices.remindAfter.map((days) =>
    sample(invoiceReminderMail, { ...invoice, days }),
  ),
};
