import { z } from "zod";
import { promiseKinds } from "../../desk/schema.ts";

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
