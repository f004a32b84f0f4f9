import { firm } from "../content/firm.ts";
import type { WrittenMail } from "./address-mail.ts";

export type MailSample = {
  values: object;
  write: (change?: <Values>(values: Values) => Values) => WrittenMail;
};

export const sample = <Values extends object>(
  write: (values: Values) => WrittenMail,
  values: Values,
): MailSample => ({
  values,
  write: (change = (values) => values) => write(change(values)),
});

export const appUrl = "https://www.fontana-advisors.example";

export const inbox = { name: firm.name, address: firm.email };

export const userId = "6f1c7f0e-94ad-4c58-9c0b-6f0a3c1d2b7e";

export const dana = {
  email: "dana.whitfield@alder-finch.example",
  firstName: "Dana",
  lastName: "Whitfield",
  phone: "(951) 555-0168",
  company: "Alder & Finch Freight",
};

export const reader = { email: dana.email, firstName: dana.firstName };

export const plan = { name: "CRM Essentials", price: 125_000, hoursIncluded: 10 };

export const cameBy = {
  before: "/solutions/crm-quickstarts",
  first: { page: "/", source: "newsletter", campaign: "spring" },
  last: { page: "/membership", referrer: "www.google.com" },
};

/** On a Thursday in the firm's hours, and what is promised for it: a day later. */
export const writtenAt = new Date("2026-03-05T18:24:00Z");
export const promisedBy = new Date("2026-03-06T18:24:00Z");
