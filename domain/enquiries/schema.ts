import { z } from "zod";
import { interestOptions, type InterestValue } from "../../content/interest-options.ts";

/** A name or a number stays on its line, whoever typed it: control characters become a space. */
function oneLine(words: string): string {
  // eslint-disable-next-line no-control-regex
  return words.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
}

function paragraphs(words: string): string {
  return (
    words
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g, "")
  );
}

const line = (message: string) => z.string(message).overwrite(oneLine).trim();
const optionalLine = (max: number, message: string) => line(message).max(max, message).optional();

const interestValues = interestOptions.map(({ value }) => value);
const emailMessage = "Please enter a valid email address";

/** The contact form, the same in the browser and on the server. */
export const enquiryInput = z.object({
  firstName: line("First name is required")
    .min(1, "First name is required")
    .max(100, "First name is too long"),
  lastName: line("Last name is required")
    .min(1, "Last name is required")
    .max(100, "Last name is too long"),
  email: z.string(emailMessage).trim().max(254, emailMessage).pipe(z.email(emailMessage)),
  phone: optionalLine(40, "Phone number is too long"),
  company: optionalLine(150, "Company name is too long"),
  interestedIn: z.enum(interestValues, "Please select an option"),
  message: z
    .string("Message must be at least 10 characters")
    .overwrite(paragraphs)
    .trim()
    .min(10, "Message must be at least 10 characters")
    .max(5000, "Message must be at most 5,000 characters"),
});

export type EnquiryInput = z.output<typeof enquiryInput>;

/** Two fields no person fills in: one hidden from sight, one set when the form was shown (ms since 1970). */
export const enquiryTrap = z.object({
  website: z.string().catch("").default(""),
  startedAt: z.coerce.number().optional().catch(undefined),
});

/** What /contact?plan= preselects; empty for nothing. */
export function interestForPlan(plan: string | null): InterestValue | "" {
  if (plan === null) return "";
  const exact = interestValues.find((value) => value === plan);
  if (exact) return exact;
  if (plan === "exec-concierge") return "executive-concierge";
  return ["crm-essentials", "automation-builder", "fractional-cto"].includes(plan)
    ? "membership-plan"
    : "";
}
