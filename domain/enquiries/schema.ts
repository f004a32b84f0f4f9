import { z } from "zod";
import { interestOptions, type InterestValue } from "../../content/interest-options.ts";
import { emailAddress, line, oneLine, paragraphs, personName } from "../fields/schema.ts";

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
  topic: z.enum(["consultation", "support"], "Please select an option"),
  message,
});

export type MemberEnquiryInput = z.output<typeof memberEnquiryInput>;
export type EnquiryInput = z.output<typeof enquiryInput>;

export const enquiryFields = enquiryInput.keyof().options;

const sourceWord = z
  .string()
  .overwrite(oneLine)
  .trim()
  .overwrite((words) => words.slice(0, 100));
const path = z.string().regex(/^\/(?!\/)[\w\-./%~]{0,199}$/);

export const visit = z.object({
  page: path.describe("Where on the site it began."),
  referrer: sourceWord.optional().describe("The host that linked to it."),
  source: sourceWord.optional().describe("utm_source"),
  medium: sourceWord.optional().describe("utm_medium"),
  campaign: sourceWord.optional().describe("utm_campaign"),
});

export type Visit = z.output<typeof visit>;

/** As the visitor's browser remembers it, and says it only with what they send. */
export const leadSource = z.object({
  before: path.optional().describe("The page of the site from which they came to the form."),
  first: visit.optional(),
  last: visit.optional(),
});

export type LeadSource = z.output<typeof leadSource>;

/** "spring (newsletter, email)", else the host, else direct. */
export function sayVisit({ referrer, source, medium, campaign }: Visit): string {
  const by = [source, medium].filter(Boolean).join(", ");
  if (campaign) return by ? `${campaign} (${by})` : campaign;
  return by || referrer || "direct";
}

/** Bots fill in the hidden `website`; `startedAt` is when the form was shown (ms since 1970). */
const enquiryHoneypot = z.object({
  website: z.string().catch("").default(""),
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
  ...enquiryHoneypot.shape,
  /** Nobody's message is refused for what their browser remembers wrongly. */
  cameBy: leadSource.optional().catch(undefined),
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
