import { z } from "zod";
import { places, workInput } from "../../../../domain/hours/schema.ts";
import { readMinutes } from "../read-minutes.ts";

const { text, date } = workInput.shape;

export const logFields = z.object({
  companyId: z.string().min(1, "Please choose a company"),
  minutes: z.string().transform((typed, at) => {
    const minutes = readMinutes(typed);
    if (minutes !== null) return minutes;
    at.addIssue({ code: "custom", message: "Please write a time such as 1:30, 90m or 1.5h" });
    return z.NEVER;
  }),
  text,
  where: z.enum(places),
  date,
});

export type LogFields = z.input<typeof logFields>;
export type Logged = z.output<typeof logFields>;
