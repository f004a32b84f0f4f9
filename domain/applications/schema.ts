import { z } from "zod";
import {
  emailAddress,
  pageNumber,
  paragraphs,
  personName,
  phoneNumber,
  requiredLine,
  rowLimit,
  searchWords,
  sendKey,
} from "../fields/schema.ts";
import { leadSource, sentSource, sentTopic } from "../fields/source/schema.ts";

export const applicant = z.object({
  ...personName,
  email: emailAddress,
  phone: phoneNumber,
  company: requiredLine(150, "Company name is required", "Company name is too long"),
});

export type Applicant = z.output<typeof applicant>;

/** What the form of a signup asks, in the browser and here; what requests do not ask is added to it. */
export const signupFields = applicant;

export type SignupFields = z.output<typeof signupFields>;

export const membershipRequestInput = applicant.extend({
  requestedPlan: requiredLine(100, "Please select a plan", "Please select a plan"),
});

export const requestFields = membershipRequestInput.keyof().options;

export const requestForm = membershipRequestInput.extend({
  key: sendKey,
  website: z.string().catch("").default(""),
  cameBy: sentSource,
  about: sentTopic,
});

export type RequestForm = z.output<typeof requestForm>;

const tiers = ["free", "essential", "growth", "scale", "enterprise"] as const;
const sold = ["crm-essentials", "automation-builder", "fractional-cto", "exec-concierge"] as const;

export const approvablePlans = [...tiers, ...sold] as const;

export const requestStatuses = ["pending", "approved", "rejected"] as const;

const noteText = "The note must be text";

const note = z
  .string(noteText)
  .overwrite(paragraphs)
  .trim()
  .max(2000, "The note is too long: 2,000 characters at most")
  .transform((words) => (words === "" ? null : words))
  .nullable()
  .default(null)
  .describe("Goes into the email that tells the applicant.");

export const decisionNote = z.strictObject({ note });

export type DecisionNote = z.output<typeof decisionNote>;

export const approval = z.object({
  planId: z.enum(approvablePlans, "Please choose one of the plans that can be approved"),
  note,
});

export type Approval = z.output<typeof approval>;

export const decisionPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string().describe("As the mail program of whoever reads plain text shows it."),
});

export type DecisionPreview = z.output<typeof decisionPreview>;

export const listQuery = z.object({
  q: searchWords.describe("Words that a name, the company, the email or the phone contains."),
  sort: z.enum(["created", "name", "company", "status"]).catch("created").default("created"),
  direction: z.enum(["asc", "desc"]).catch("desc").default("desc"),
  limit: rowLimit(500),
  page: pageNumber,
});

export type ListQuery = z.output<typeof listQuery>;

export const requestQuery = listQuery.extend({
  status: z.enum(requestStatuses).optional().catch(undefined),
});

export type RequestQuery = z.output<typeof requestQuery>;

const repeats = z
  .object({
    heldPlan: z.string().nullable().describe("A paid plan that the account has already."),
    alsoPending: z.int().describe("How many more from this address wait for a decision."),
  })
  .describe("Only while it waits, and only where there is something to know.");

export type Repeats = z.output<typeof repeats>;

export const shownSource = leadSource
  .nullable()
  .describe("How they came to the site, if their browser says.");

export const repeated = {
  unproved: z
    .boolean()
    .describe("The address is an account’s, and whoever sent this was not signed in to it."),
  repeats: repeats.optional(),
};

export const listedRequest = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string(),
  requestedPlan: z.string(),
  status: z.enum(requestStatuses),
  approvedPlan: z.string().nullable(),
  notes: z.string().nullable(),
  decisionNote: z.string().nullable(),
  cameBy: shownSource,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  ...repeated,
});

export type ListedRequest = z.output<typeof listedRequest>;

export const exportedRequest = listedRequest.omit({
  id: true,
  notes: true,
  unproved: true,
  repeats: true,
});

const pendingApplication = z.object({
  kind: z.enum(["request", "signup"]),
  plan: z.string().describe("Its name, or what the applicant wrote."),
  name: z.string(),
  phone: z.string().nullable(),
  company: z.string(),
  createdAt: z.iso.datetime(),
  calledBy: z.iso.datetime().describe("When we will have called."),
  late: z.boolean().describe("Whether it is later than that."),
  charge: z
    .enum(["charging", "refused", "bank", "over"])
    .nullable()
    .describe("Of a confirmed signup that is not paid for: what its payment waits for."),
});

export type PendingApplication = z.output<typeof pendingApplication>;

export const ownApplication = z.object({ application: pendingApplication.nullable() });
