import { z } from "zod";
import { interestOptions, type InterestValue } from "../../content/interest-options.ts";
import { emailAddress, line, paragraphs, personName, sendKey } from "../fields/schema.ts";
import { leadSource, sentSource, sentTopic } from "../fields/source/schema.ts";

const optionalLine = (max: number, message: string) => line(message).max(max, message).optional();

const interestValues = interestOptions.map(({ value }) => value);

const message = z
  .string("Message must be at least 10 characters")
  .overwrite(paragraphs)
  .trim()
  .min(10, "Message must be at least 10 characters")
  .max(5000, "Message must be at most 5,000 characters");

export const enquiryInput = z.object({
  ...personName,
  email: emailAddress,
  phone: optionalLine(40, "Phone number is too long"),
  company: optionalLine(150, "Company name is too long"),
  interestedIn: z.enum(interestValues, "Please select an option"),
  message,
});

export const memberTopics = {
  consultation: "Schedule Consultation",
  support: "Contact Support",
} as const;

export const memberEnquiryInput = z.object({
  key: sendKey,
  topic: z.enum(["consultation", "support"], "Please select an option"),
  message,
});

export type MemberEnquiryInput = z.output<typeof memberEnquiryInput>;
export type EnquiryInput = z.output<typeof enquiryInput>;

export const enquiryFields = enquiryInput.keyof().options;

export const answerBy = z.object({ by: z.iso.datetime() });

/** Bots fill in `website`. `shownFor`: ms by the visitor’s clock; older open pages send `startedAt`, ms since 1970. */
const enquiryHoneypot = z.object({
  website: z.string().catch("").default(""),
  shownFor: z.number().optional().catch(undefined),
  startedAt: z.coerce.number().optional().catch(undefined),
});

export const quarantinedEnquiry = z.object({
  id: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  interestedIn: z.string(),
  message: z.string(),
  quarantinedBecause: z.enum(["honeypot", "too_fast"]),
  createdAt: z.iso.datetime(),
});

export type QuarantinedEnquiry = z.output<typeof quarantinedEnquiry>;

export const exportedEnquiry = quarantinedEnquiry
  .omit({ id: true, quarantinedBecause: true })
  .extend({ cameBy: leadSource.nullable() });

export const enquiryForm = enquiryInput.extend({
  key: sendKey,
  ...enquiryHoneypot.shape,
  cameBy: sentSource,
  about: sentTopic,
});

export type EnquiryForm = z.output<typeof enquiryForm>;

export function interestForPlan(plan: string | null): InterestValue | "" {
  if (plan === null) return "";
  const exact = interestValues.find((value) => value === plan);
  if (exact) return exact;
  if (plan === "exec-concierge") return "executive-concierge";
  return ["crm-essentials", "automation-builder", "fractional-cto"].includes(plan)
    ? "membership-plan"
    : "";
}
