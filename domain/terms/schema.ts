import { z } from "zod";

export const agreementPlaces = ["signup", "upgrade", "plan-change"] as const;

/** Sent by screens that show the terms; a call without it agrees to those in effect. */
export const shownTerms = z
  .string()
  .max(20)
  .optional()
  .describe("The version of the terms of membership that was shown.");

const agreement = z.object({
  version: z.string().describe("The date on which those terms took effect."),
  agreedAt: z.iso.datetime(),
  place: z.enum(agreementPlaces),
});

export type Agreement = z.output<typeof agreement>;

export const companyAgreement = agreement.extend({
  name: z.string().nullable().describe("Who agreed; null once their account is deleted."),
});

export const exportedAgreement = agreement.extend({
  company: z.string(),
  name: z.string().nullable(),
});
