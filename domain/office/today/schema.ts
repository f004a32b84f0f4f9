import { z } from "zod";
import { promiseKinds } from "../../desk/promises/schema.ts";

const figure = z.int().nonnegative();

export const weeksOffered = ["4", "12", "26", "52"] as const;
export const mostCompaniesKept = 100;

export const keptQuery = z.object({ weeks: z.enum(weeksOffered).catch("12").default("12") });

export type KeptQuery = z.output<typeof keptQuery>;

const outcomes = {
  inTime: figure.describe("Answers that came in time."),
  late: figure.describe("Those that came late, or have not come."),
  unneeded: figure.describe("What was closed in time without an answer."),
};

export const promisesKept = z.object({
  weeks: z
    .array(z.object({ starts: z.iso.date().describe("Its Monday."), ...outcomes }))
    .describe("By when they were due, the oldest first, the last is this one."),
  kinds: z.array(
    z.object({ kind: z.enum(promiseKinds).describe("As urgent as it is now."), ...outcomes }),
  ),
  companies: z
    .array(z.object({ id: z.string().nullable(), name: z.string(), ...outcomes }))
    .describe(`The most late first, at most ${mostCompaniesKept}.`),
  more: z.boolean().describe("Whether there are more companies."),
});

export type PromisesKept = z.output<typeof promisesKept>;

export const toDoWords = {
  lead: "Answer lead",
  request: "Answer request",
  signup: "Call about signup",
  application: "Call about membership",
  work: "Approve work",
  invoice: "See to overdue invoice",
  payment: "See to unpaid charge",
  dispute: "Answer the dispute",
  reversal: "Settle what the bank took back",
  refund: "Pay what a refund did not",
  difference: "Compare with Stripe",
  order: "Start what was ordered",
  deposit: "See to unpaid deposit",
  balance: "Invoice the balance",
  jobs: "Look into jobs",
} as const;

const todayItem = z.object({
  kind: z.literal(Object.keys(toDoWords) as (keyof typeof toDoWords)[]),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  since: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable().describe("By when the firm has promised it, if it has."),
  leftMinutes: z.int().nullable().describe("Until then; below zero it is late."),
  href: z.string().describe("Its screen in the back office."),
});

export type TodayItem = z.output<typeof todayItem>;

export const mostOfKind = 50;

export const today = z.object({
  items: z
    .array(todayItem)
    .describe("What was promised by when it is due, then the rest by when it came."),
  more: z.boolean().describe(`Whether a kind has more than its ${mostOfKind} first.`),
});

export type Today = z.output<typeof today>;

export const weeksShown = 12;

export const pastWeeks = z.object({
  weeks: z
    .array(
      z.object({
        starts: z.iso.date().describe("Its Monday."),
        inTime: figure.describe("Answers that were due in it and came in time."),
        late: figure.describe("Those that came late, or have not come."),
        usedMinutes: figure.describe("Approved work of its days, as billed."),
      }),
    )
    .length(weeksShown)
    .describe("The oldest first, the last is this one."),
  leads: z.array(z.object({ about: z.string(), leads: figure })).describe("Since the first week."),
  sources: z
    .array(z.object({ from: z.string(), leads: figure }))
    .describe(
      "The same leads by their last visit; those of browsers that say nothing are unknown.",
    ),
});

export type PastWeeks = z.output<typeof pastWeeks>;
