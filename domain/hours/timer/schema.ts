import { z } from "zod";
import { line } from "../../fields/schema.ts";

export const timerInput = z.object({
  companyId: z.guid().nullable(),
  text: line("Please write what you are doing").max(500, "This is too long").default(""),
});

export type TimerInput = z.output<typeof timerInput>;

export const timerSeen = z.object({
  startedAt: z.iso
    .datetime()
    .optional()
    .describe("Of the timer that is meant: one started since runs on."),
});

export type TimerSeen = z.output<typeof timerSeen>;

const timer = z.object({
  startedAt: z.iso.datetime(),
  seconds: z.int().describe("How long it has been running."),
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  text: z.string(),
});

export const ownTimer = z.object({
  timer: timer.nullable(),
  today: z.iso.date().describe("At the firm: the day that work is logged for."),
});

export type OwnTimer = z.output<typeof ownTimer>;
