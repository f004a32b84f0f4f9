import { counted } from "../../content/counted.ts";
import { civilDay, lastDay } from "../../content/civil-day.ts";
import { countryName } from "../../content/countries.ts";
import { dollars } from "../../content/dollars.ts";
import { firmTime } from "../../content/firm-day.ts";
import { taxIdName } from "../../content/tax-ids.ts";
import { sayMinutes } from "../../content/minutes.ts";
import { seatRoleWords } from "../companies/schema.ts";
import { factsOf } from "./facts.ts";
import { planName } from "../plans/plan-name.ts";
import type { Names } from "./read-names.ts";

type Field = { field: string; say: (value: unknown, names: Names) => string };

export const isNothing = (value: unknown) => value === null || value === undefined || value === "";

const sentence = (value: unknown) => {
  const words = String(value).replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const word = (field: string): Field => ({ field, say: sentence });
const text = (field: string): Field => ({ field, say: String });
const plan = (field: string): Field => ({ field, say: (id) => planName(String(id)) });
const term = (field: string): Field => ({
  field,
  say: (value) => (value === "year" ? "Yearly" : "Monthly"),
});
const time = (field: string): Field => ({ field, say: (value) => sayMinutes(Number(value)) });
const day = (field: string): Field => ({ field, say: (date) => civilDay(String(date)) });
const last = (field: string): Field => ({ field, say: (date) => lastDay(String(date)) });
const moment = (field: string): Field => ({ field, say: (at) => firmTime(String(at)) });

const roles = new Map(Object.entries(seatRoleWords).map(([role, { label }]) => [role, label]));

/** What the log shows of before and after, in this order; anything else stays unsaid. */
export const fieldWords: Record<string, Field> = {
  name: text("Name"),
  billingEmail: text("Billing email"),
  phone: text("Phone"),
  country: { field: "Country", say: (code) => countryName(String(code)) },
  taxIdType: { field: "Kind of tax ID", say: (type) => taxIdName(String(type)) },
  consultantId: {
    field: "Consultant",
    say: (id, { personName }) => personName(String(id)) ?? "Somebody who has left",
  },
  companyId: {
    field: "Company",
    say: (id, { companyName }) => companyName(String(id)) ?? "A company that is gone",
  },
  mergedInto: {
    field: "Part of",
    say: (id, { companyName }) => companyName(String(id)) ?? "A company that is gone",
  },
  role: { field: "Role", say: (role) => roles.get(String(role)) ?? String(role) },
  status: word("Status"),
  urgency: word("Urgency"),
  dueAt: moment("Answer promised by"),
  assigneeId: {
    field: "Assigned to",
    say: (id, { personName }) => personName(String(id)) ?? "Somebody who has left",
  },
  snoozedUntil: moment("Put off until"),
  refundedCents: { field: "Refunded", say: (cents) => dollars(Number(cents)) },
  creditCents: { field: "Credit", say: (cents) => dollars(Number(cents)) },
  held: { field: "Here", say: String },
  planId: plan("Plan"),
  term: term("Term"),
  nextPlanId: plan("Plan from the next period"),
  nextTerm: term("Term from the next one"),
  promisedPrice: { field: "Price promised", say: (cents) => `${dollars(Number(cents))} a month` },
  billing: word("Billing"),
  endsOn: last("Last day"),
  pause: {
    field: "Pause",
    say: (pause) => counted(Number(factsOf(pause)["months"]), "month"),
  },
  date: day("Date"),
  minutes: time("Time"),
  billedMinutes: time("Time billed"),
  place: word("Where"),
  text: text("Text"),
  sentBackBecause: text("Reason"),
  reason: text("Reason"),
  paidOn: day("Paid on"),
  paidNote: text("Reference"),
  staffNote: text("Note for staff"),
  voidedOn: day("Void since"),
  voidedBecause: text("Reason"),
  dueDate: day("Due"),
  cents: { field: "Amount", say: (cents) => dollars(Number(cents)) },
  expires: last("Usable through"),
  overageAgreedAt: moment("Agreed to overage"),
  overageAgreedMinutes: time("Overage agreed to"),
  title: text("Title"),
  slug: text("Address"),
  category: text("Category"),
  author: text("Author"),
  series: text("Series"),
  publishedAt: moment("Published"),
};
