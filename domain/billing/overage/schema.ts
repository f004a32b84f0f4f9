import { z } from "zod";

const wrongCap = "Please give whole minutes, at most 1,000 hours";

export const overageCap = z.object({
  capMinutes: z
    .int(wrongCap)
    .min(0, wrongCap)
    .max(60_000, wrongCap)
    .nullable()
    .describe("In a period; 0 or null for none."),
});

export type OverageCap = z.output<typeof overageCap>;
