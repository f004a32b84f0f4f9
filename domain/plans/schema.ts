import { z } from "zod";

export const offeredPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  price: z.int().describe("US cents a month."),
  hoursIncluded: z.int().describe("Consulting hours a month."),
  features: z.array(z.string()),
});

export type OfferedPlan = z.output<typeof offeredPlan>;
