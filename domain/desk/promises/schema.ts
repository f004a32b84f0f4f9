import { z } from "zod";

const time = z.iso.datetime();

export const clockKinds = ["first_answer", "next_answer"] as const;
/** What is promised an answer: a request by its urgency, or a lead. */
export const promiseKinds = ["urgent", "standard", "lead"] as const;
export type PromiseKind = (typeof promiseKinds)[number];
export type ClockKind = (typeof clockKinds)[number];

export const clock = z.object({
  kind: z.enum(clockKinds),
  startedAt: time,
  dueAt: time.describe("By when the firm has promised an answer."),
  paused: z.boolean().describe("It stands still while the client is to answer."),
  pausedMinutes: z
    .int()
    .describe(
      "Business minutes for which it has stood still; in a list, without the pause that lasts.",
    ),
  metAt: time.nullable().describe("When the firm answered."),
  late: z.boolean(),
  leftMinutes: z
    .int()
    .nullable()
    .describe("Until it is due, when this was read; null once it stands still or has ended."),
});

export type Clock = z.output<typeof clock>;

export const promiseQuery = z.object({ companyId: z.guid().optional() });

export const promises = z.object({
  companyId: z.string().nullable().describe("For whom a request would be."),
  company: z.string().nullable(),
  mayAsk: z.boolean(),
  urgentBy: time.nullable().describe("Null where only standard requests are taken."),
  standardBy: time,
});

export type Promises = z.output<typeof promises>;
