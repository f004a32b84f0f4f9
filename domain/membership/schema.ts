import { z } from "zod";
import type { Term } from "../../content/plans.ts";
import { shownTerms } from "../terms/schema.ts";

export const terms = ["month", "year"] as const satisfies Term[];

/** How periods follow each other: by months of the anchor, or every 30 days. */
export const cadences = ["month", "thirty-days"] as const;

/** Who is asked for the money: a card, an invoice of ours, or nobody (the instant upgrade). */
export const billings = ["card", "by-hand", "none"] as const;

export const membershipStatuses = ["pending", "active", "past_due", "paused", "ended"] as const;

export const upgradeInput = z.object({
  membershipPlan: z.string("Please choose a plan"),
  termsVersion: shownTerms,
});

export const upgradePreview = z.object({
  on: z.iso.date().describe("When the plan would begin."),
  card: z
    .string()
    .nullable()
    .describe("The saved one; null where an upgrade needs none, or there is none."),
});

export type UpgradePreview = z.output<typeof upgradePreview>;

export const currentPlan = z.object({ plan: z.string() });

export type UpgradeInput = z.output<typeof upgradeInput>;

export const nextEvent = z.object({
  kind: z
    .enum(["renews", "continues", "changes", "pauses", "resumes", "ends", "ended"])
    .describe("`continues`: the next period of a yearly term, which is paid for."),
  on: z.iso.date(),
  planId: z.string().optional().describe("What it changes to."),
  term: z.enum(terms).optional().describe("What it changes to."),
});

export type NextEvent = z.output<typeof nextEvent>;

const noPlan = "Please choose a plan";

export const planChoice = z.object({
  planId: z.string(noPlan).max(60, noPlan),
  term: z.enum(terms, "Please choose a monthly or a yearly term"),
  when: z
    .enum(["now", "next"], "Please choose when it changes")
    .describe("`now` only for a plan that costs as much or more; `next` for the next period."),
  termsVersion: shownTerms,
});

export type PlanChoice = z.output<typeof planChoice>;

const wrongMonths = "Please choose one, two or three months";

export const pauseInput = z.object({
  months: z
    .int(wrongMonths)
    .min(1, wrongMonths)
    .max(3, wrongMonths)
    .describe("Of 30 days for a membership whose periods last 30 days."),
});

export type PauseInput = z.output<typeof pauseInput>;

const resumable = z.enum(["cancellation", "planned-pause", "pause"]);

export const resumeInput = z.object({
  takesBack: resumable
    .optional()
    .describe(
      "`resuming.takesBack` as you last read it. If it has changed since, nothing is taken back.",
    ),
});

export type ResumeInput = z.output<typeof resumeInput>;

const day = z.iso.date();
const term = z.enum(terms);
const refusal = z
  .string()
  .nullable()
  .describe("In words, why it can’t be done now; null if it can.");

const plan = z.object({
  planId: z.string(),
  name: z.string(),
  price: z.int().describe("US cents a month."),
  hoursIncluded: z.int().describe("A month; a yearly term brings one more."),
});

export const subscription = plan.extend({
  companyId: z.string(),
  term,
  cadence: z.enum(cadences),
  status: z.enum(membershipStatuses),
  period: z
    .object({ starts: day, ends: day.describe("The day after its last.") })
    .nullable()
    .describe("The current one; null in a pause, after the end, and while it is awaited."),
  awaited: z
    .object({ starts: day, ends: day.describe("The day after its last.") })
    .nullable()
    .describe("The period that has begun and opens once its charge has gone through."),
  termEnds: day.nullable().describe("Of a yearly term: the day after its last."),
  nextEvent: nextEvent.nullable(),
  change: z
    .object({ ...plan.shape, term, on: day })
    .nullable()
    .describe("What it changes to."),
  endsOn: day.nullable().describe("The first day without it."),
  pause: z
    .object({
      months: z.int(),
      from: day,
      until: day.describe("The next period’s first day."),
      hasBegun: z.boolean(),
    })
    .nullable(),
  offers: z
    .array(
      plan.extend({
        terms: z.array(
          z.object({
            term,
            on: day.describe("When it would begin; for the present plan, from when it is kept."),
            now: z.boolean().describe("Whether it can also be taken at once."),
          }),
        ),
      }),
    )
    .describe("What it can change to. The present plan and term: takes a planned change back."),
  cancellation: z.object({ endsOn: day.nullable().describe("If canceled now."), refusal }),
  pausing: z.object({
    from: day.nullable(),
    until: z.array(day).describe("After one, two and three months."),
    refusal,
  }),
  resuming: z.object({
    takesBack: resumable.nullable(),
    on: day.nullable().describe("When the next period would begin."),
    refusal,
  }),
});

export type Subscription = z.output<typeof subscription>;

export const planPreview = plan.extend({
  term,
  when: z.enum(["now", "next"]),
  takesBack: z.boolean().describe("Whether it only takes a planned change back."),
  on: day,
  periodEnds: day.describe("The day after the last of the first period."),
  termEnds: day.nullable().describe("Of a yearly term: the day after its last."),
  minutes: z.int().describe("What each period brings, with the bonus of a yearly term."),
  lostMinutes: z.int().describe("Gone at once: what is left of the period that it ends."),
  kept: z
    .array(z.object({ minutes: z.int(), expires: day.describe("The first day without them.") }))
    .describe("What else is left today."),
  chargedToday: z
    .int()
    .nullable()
    .describe("Cents, by the card provider's reckoning; null where no card pays for it."),
  chargedNext: z
    .object({ date: day, cents: z.int() })
    .nullable()
    .describe("The next invoice then, by the same reckoning, with all that waits for it."),
  chargedLater: z.int().nullable().describe("Cents of every invoice after that."),
});

export type PlanPreview = z.output<typeof planPreview>;
