import { z } from "zod";
import { rowLimit, searchWords } from "../fields/schema.ts";

const figure = z.int().nonnegative();

export const waitingCounts = z.object({
  requests: figure.describe("Membership requests without a decision."),
  signups: figure.describe("Paid signups that wait for the call."),
  jobs: figure.describe("Jobs that failed, are being retried or should have run a minute ago."),
  work: figure.describe("Work that waits for approval."),
});

export type WaitingCounts = z.output<typeof waitingCounts>;

export const minSearchLength = 2;

export const officeSearch = z.object({
  q: searchWords.describe(
    `All of these words occur; fewer than ${minSearchLength} letters find nothing.`,
  ),
  limit: rowLimit(20).describe("Results of each kind."),
});

export type OfficeSearch = z.output<typeof officeSearch>;

export const foundThing = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string().describe("Its screen in the back office."),
});

export type FoundThing = z.output<typeof foundThing>;

export const foundKinds = ["companies", "people", "requests", "signups", "posts"] as const;

export const foundGroup = z.object({
  kind: z.enum(foundKinds),
  results: z.array(foundThing),
  more: z.boolean().describe("Whether there are more than the limit."),
});

export type FoundGroup = z.output<typeof foundGroup>;
