import type { InterestValue } from "./interest-options.ts";

export type Topic = { label: string; interest?: InterestValue | undefined };

/** What a link to the contact form was about, by its name in the address. Solutions and case studies are known by theirs. */
export const contactTopics: Record<string, Topic> = {
  process: { label: "A process that takes too long" },
  "joining-up": { label: "Connecting tools", interest: "ai-automation" },
  "which-solution": { label: "Which solution to start with" },
  "which-plan": { label: "Which plan fits, if any", interest: "membership-plan" },
  "further-hours": { label: "Extra consulting hours", interest: "membership-plan" },
  enterprise: { label: "The Enterprise tier", interest: "membership-plan" },
  "free-account": { label: "A consultation before an account" },
  "paid-plan": { label: "A paid plan, before an account", interest: "membership-plan" },
  tools: { label: "The AI productivity tools", interest: "membership-plan" },
  "missing-tool": { label: "A tool that is missing", interest: "ai-automation" },
  updates: { label: "Updates when we publish", interest: "other" },
  requirements: { label: "Requirements to check against our capabilities", interest: "other" },
  project: { label: "A project like those in the case studies" },
  "membership-request": { label: "A membership request just sent", interest: "membership-plan" },
  quote: { label: "A quote for a CRM", interest: "crm-quickstart" },
  "sign-in": { label: "Trouble with signing in", interest: "other" },
};
