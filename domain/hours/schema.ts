import { z } from "zod";
import { seatRoles } from "../companies/schema.ts";
import {
  civilDay as civilDate,
  pageNumber,
  paragraphs,
  requiredLine,
  rowLimit,
  searchWords,
  sendKey,
} from "../fields/schema.ts";

export const grantKinds = ["plan", "bonus", "goodwill"] as const;

export const places = ["onshore", "offshore"] as const;

export const workStatuses = ["logged", "sent_back", "approved", "reversed"] as const;

export const entryKinds = ["draw", "overage", "expiry", "reversal", "transfer"] as const;

const mostMinutes = 1440;

const time = z.iso.datetime();
const wrongMinutes = "Please enter 1 minute to 24 hours";
const reason = requiredLine(
  500,
  "Please give a reason",
  "Please keep the reason to 500 characters",
);

export const workInput = z.object({
  key: z
    .guid()
    .optional()
    .describe("Made by whoever sends it: sent again, it answers with the line of the first time."),
  companyId: z.guid("Please choose a company"),
  date: civilDate,
  minutes: z.int(wrongMinutes).min(1, wrongMinutes).max(mostMinutes, wrongMinutes),
  where: z.enum(places, "Please choose onshore or offshore"),
  text: requiredLine(1000, "Please say what was done", "Please keep it to 1,000 characters"),
  requestId: z.guid().nullish().describe("What it answers: a request of the same company."),
});

export type WorkInput = z.output<typeof workInput>;

export const workSeen = z.object({
  updatedAt: time.optional().describe("As it was read: a line changed since is a conflict."),
});

export type WorkSeen = z.output<typeof workSeen>;

export const workChange = workInput.omit({ key: true }).partial().extend(workSeen.shape);

export type WorkChange = z.output<typeof workChange>;

export const sendingBack = z.object({ reason, ...workSeen.shape });

const wrongGoodwill = "Please enter 1 minute to 100 hours";

export const goodwillInput = z.object({
  key: z
    .guid()
    .optional()
    .describe("Made by whoever gives it: sent again, it answers with the grant of the first time."),
  minutes: z.int(wrongGoodwill).min(1, wrongGoodwill).max(6000, wrongGoodwill),
  reason,
});

export type GoodwillInput = z.output<typeof goodwillInput>;

const noQuestion = "Please write something";

export const questionInput = z.object({
  key: sendKey,
  text: z
    .string(noQuestion)
    .overwrite(paragraphs)
    .trim()
    .min(1, noQuestion)
    .max(2000, "Please keep it to 2,000 characters"),
});

export type QuestionInput = z.output<typeof questionInput>;

export const listedGrant = z.object({
  id: z.string(),
  kind: z.enum(grantKinds),
  minutes: z.int(),
  remainingMinutes: z.int(),
  effective: civilDate,
  expires: civilDate.describe("The first day on which it is gone."),
});

export type ListedGrant = z.output<typeof listedGrant>;

const workQuestion = z.object({
  id: z.string(),
  by: z.string(),
  byStaff: z.boolean(),
  text: z.string(),
  at: time,
});

export type WorkQuestion = z.output<typeof workQuestion>;

export const exportedQuestion = z.object({
  work: z.string(),
  date: z.string(),
  text: z.string(),
  createdAt: time,
});

export const agreementQuery = z.object({
  minutes: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      "Beyond the plan, as the owner saw them: where there are more by now, it is refused.",
    ),
  ...workSeen.shape,
});

export type AgreementSeen = z.output<typeof agreementQuery>;

export const toldWork = z.object({
  id: z.string(),
  date: civilDate,
  minutes: z.int(),
  billedMinutes: z.int().describe("Rounded up to 15."),
  where: z.enum(places),
  text: z.string(),
  by: z.string(),
  status: z.enum(workStatuses),
  overageMinutes: z.int().describe("Beyond every grant; foreseen while it is not approved."),
  awaitedMinutes: z
    .int()
    .describe("Of a period that waits for its charge, which cover it: it is approved after that."),
  waitsForAgreement: z.boolean().describe("An owner has to agree before it can be approved."),
  questions: z.array(workQuestion),
  updatedAt: time,
});

export type ToldWork = z.output<typeof toldWork>;

export const listedWork = toldWork.extend({
  companyId: z.string(),
  company: z.string(),
  consultantId: z.string().nullable(),
  requestId: z.string().nullable(),
  sentBackBecause: z.string().nullable(),
  approvedAt: time.nullable(),
  reversedAt: time.nullable(),
  overageAgreedAt: time.nullable(),
});

export type ListedWork = z.output<typeof listedWork>;

const endedPeriod = z.object({
  starts: civilDate,
  ends: civilDate,
  statementOn: civilDate,
  work: z.array(toldWork),
});

export type EndedPeriod = z.output<typeof endedPeriod>;

export const awaitedHours = z.object({
  starts: civilDate,
  ends: civilDate,
  minutes: z.int().describe("What it will bring."),
});

export type AwaitedHours = z.output<typeof awaitedHours>;

export const hoursFigures = z.object({
  companyId: z.string(),
  remainingMinutes: z.int(),
  usedMinutes: z.int(),
  overageMinutes: z.int().describe("Beyond every grant, in this period."),
  overageCents: z.int().describe("What they cost, in US cents."),
  overageCapUsedMinutes: z
    .int()
    .describe(
      "Of the agreed minutes, those used this period. Correcting an earlier period frees none.",
    ),
  period: z.object({ starts: civilDate, ends: civilDate }).nullable(),
  awaited: awaitedHours
    .nullable()
    .describe("The period that has begun and opens once its charge has gone through."),
  grants: z.array(listedGrant).describe("Those in force, in the order they are used."),
});

export type HoursFigures = z.output<typeof hoursFigures>;

export const companyHours = hoursFigures.extend({
  work: z
    .array(toldWork)
    .describe(
      "Of this period, or shown in it because it came late; without one, all since the last began; and all that is not approved.",
    ),
  ended: z
    .array(endedPeriod)
    .describe(
      "Those whose statement is still to come, latest first, with the approved work of each.",
    ),
});

export type CompanyHours = z.output<typeof companyHours>;

export const ownHours = companyHours.extend({
  role: z.enum(seatRoles).describe("Of who asks."),
  overageCapMinutes: z.int().describe("What an owner has agreed to in a period; 0 for none."),
  consultant: z.string().nullable().describe("Who looks after the company."),
});

export type OwnHours = z.output<typeof ownHours>;

/** Lines that a list goes through, newest first; with words to look for, fewer. */
export const mostListed = 10_000;
export const mostFound = 500;

export const workQuery = z.object({
  q: searchWords.describe(
    "Words that the line or the company’s name contains. Fewer than three letters begin a word of the line.",
  ),
  companyId: z.guid().optional().catch(undefined),
  consultantId: z.string().optional().catch(undefined),
  requestId: z.guid().optional().catch(undefined),
  status: z.enum(workStatuses).optional().catch(undefined),
  from: civilDate.optional().catch(undefined),
  to: civilDate.optional().catch(undefined),
  limit: rowLimit(200),
  page: pageNumber,
});

export type WorkQuery = z.output<typeof workQuery>;
