import { z } from "zod";
import { plans, type PlanId } from "../../content/plans.ts";
import { applicant, listQuery } from "../membership/schema.ts";

/** Stripe's ids are ASCII words; what is no such word cannot name anything. */
const providerId = (prefix: string) =>
  z
    .string("The card details are incomplete")
    .max(200, "The card details are incomplete")
    .regex(new RegExp(`^${prefix}_[A-Za-z0-9_]+$`), "The card details are incomplete");

export const signupDraft = applicant.extend({
  planId: z.string("Please select a plan").max(60, "Please select a plan"),
  setupIntentId: providerId("seti"),
});

export const signupInput = signupDraft.extend({ paymentMethodId: providerId("pm") });

export type SignupInput = z.output<typeof signupInput>;

export const signupStatuses = ["pending_confirmation", "confirmed", "cancelled"] as const;

export const signupQuery = listQuery.extend({
  status: z.enum(signupStatuses).optional().catch(undefined),
});

export type SignupQuery = z.output<typeof signupQuery>;

/** A signup as staff see it: nothing in it opens anything at the card provider. */
export const listedSignup = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  planId: z.string(),
  customerId: z.string().nullable().describe("Whom to look up at the card provider."),
  status: z.enum(signupStatuses),
  confirmedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export type ListedSignup = z.output<typeof listedSignup>;

/** What the browser that made a signup may read of it. */
export type LatestSignup = { planId: string; firstName: string; email: string; createdAt: string };

const defaultPlan = "exec-concierge";

/** The sold plan a link names; any other or missing value means the default one. */
export function signupPlan(value: string | null): PlanId {
  return plans.find(({ id, where }) => where === "sold" && id === value)?.id ?? defaultPlan;
}
