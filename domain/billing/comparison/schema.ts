import { z } from "zod";

const providerFact = z.object({
  label: z.string(),
  stripe: z.string(),
  ours: z.string(),
  same: z.boolean(),
});

export type ProviderFact = z.output<typeof providerFact>;

const providerDifference = z.object({
  what: z.string().describe("In words."),
  stripe: z.string(),
  ours: z.string(),
  repaired: z.boolean().describe("Ours was set right, as the event would have."),
});

export type ProviderDifference = z.output<typeof providerDifference>;

export const providerCheck = z.object({
  billed: z.boolean().describe("Whether the card provider knows this company."),
  readAt: z.iso.datetime().nullable(),
  facts: z.array(providerFact),
  differences: z.array(providerDifference),
});

export type ProviderCheck = z.output<typeof providerCheck>;
