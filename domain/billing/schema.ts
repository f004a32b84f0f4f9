import { z } from "zod";
import { plans, type PlanId } from "../../content/plans.ts";
import { listQuery, repeated, shownSource, signupFields } from "../applications/schema.ts";
import { billingDetails } from "../companies/details/schema.ts";
import { billedInvoice, billedOverage, credit } from "../invoices/schema.ts";
import { sentSource } from "../fields/source/schema.ts";
import { subscription, terms } from "../membership/schema.ts";
import { companyAgreement, shownTerms } from "../terms/schema.ts";
import { providerId } from "./cards/schema.ts";
import { listedRefund } from "./refunds/schema.ts";

export const signupDraft = signupFields.extend({
  planId: z.string("Please select a plan").max(60, "Please select a plan"),
  setupIntentId: providerId("seti"),
  termsVersion: shownTerms,
  cameBy: sentSource,
});

export const signupInput = signupDraft.extend({ paymentMethodId: providerId("pm") });

export type SignupDraft = z.output<typeof signupDraft>;
export type SignupInput = z.output<typeof signupInput>;

export const signupStatuses = ["pending_confirmation", "confirmed", "cancelled"] as const;

export const signupQuery = listQuery.extend({
  status: z.enum(signupStatuses).optional().catch(undefined),
});

export type SignupQuery = z.output<typeof signupQuery>;

/** Of the first payment: asked for, refused by the card, waiting for the bank, paid, given up. */
export const chargeStates = ["charging", "refused", "bank", "paid", "over"] as const;

export const invoiceStatuses = ["draft", "open", "paid", "void", "uncollectible"] as const;

export const listedSignup = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  planId: z.string(),
  term: z.enum(terms),
  price: z.int().nullable().describe("US cents a month, as it was when they signed up."),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  paymentMethodId: z.string().describe("The card that this signup saved, at the card provider."),
  customerId: z.string().nullable().describe("Whose card it is there; they may have others."),
  status: z.enum(signupStatuses),
  confirmedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
  cameBy: shownSource,
  charge: z
    .enum(chargeStates)
    .nullable()
    .describe("How its first payment stands; null for one that asked for none."),
  termsVersion: z.string().nullable().describe("Of the terms of membership agreed to."),
  termsAgreedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  ...repeated,
});

export type ListedSignup = z.output<typeof listedSignup>;

const brands: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

export function cardName({
  cardBrand,
  cardLast4,
}: Pick<ListedSignup, "cardBrand" | "cardLast4">): string | null {
  return cardLast4 && `${brands[cardBrand ?? ""] ?? "Card"} ending in ${cardLast4}`;
}

export const exportedSignup = listedSignup
  .pick({
    firstName: true,
    lastName: true,
    email: true,
    company: true,
    planId: true,
    term: true,
    price: true,
  })
  .extend(
    listedSignup.pick({
      status: true,
      confirmedAt: true,
      charge: true,
      decisionNote: true,
      cameBy: true,
      createdAt: true,
      termsVersion: true,
      termsAgreedAt: true,
      cardBrand: true,
      cardLast4: true,
    }).shape,
  )
  .extend({ phone: z.string().nullable() });

export const exportedToolUse = z.object({
  toolName: z.string(),
  cents: z.int(),
  status: z.string(),
  createdAt: z.iso.datetime(),
});

export const webhookReceipt = z.object({ received: z.boolean() });

export type LatestSignup = { planId: string; firstName: string; email: string; createdAt: string };

const defaultPlan = "exec-concierge";

export const signupTerm = z.enum(terms).catch("month").default("month");

export function signupPlan(value: string | null): PlanId {
  return plans.find(({ id, where }) => where === "sold" && id === value)?.id ?? defaultPlan;
}

const cents = z.int().describe("US cents.");

const closedDisputes = ["won", "lost", "warning_closed", "prevented"];

export const isOpenDispute = ({ status }: { status: string }) => !closedDisputes.includes(status);

export const billing = z.object({
  companyId: z.string().describe("Whose plan it is."),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      expires: z.string().describe("Year and month, as 2031-04."),
    })
    .nullable()
    .describe("The one that is charged."),
  cardEnds: z
    .enum(["soon", "past"])
    .nullable()
    .describe("Whether that card expires within 30 days, or has."),
  takesCard: z.boolean().describe("Whether another card can take its place."),
  creditCents: z.int().describe("US cents that the next invoices take before the card is charged."),
  refunds: z.array(listedRefund).describe("What was given back, the newest first."),
  credits: z.array(credit).describe("Of what the firm bills by hand."),
  nextCharge: z
    .object({
      date: z.iso.date(),
      cents,
      for: z
        .enum(["open", "renewal"])
        .describe("What is billed already and still unpaid, or the next period."),
    })
    .nullable()
    .describe("Null where none is planned, and while a payment waits for you."),
  overage: z
    .object({
      capMinutes: z.int().describe("In a period, agreed to by an owner; 0 for none."),
      capUsedMinutes: z
        .int()
        .describe(
          "Of the agreed minutes, those used this period. Correcting an earlier period frees none.",
        ),
      usedMinutes: z.int().describe("Beyond the plan in the current period."),
      usedCents: cents.describe("What they cost so far."),
      mayAgree: z.boolean().describe("Whether you are one of its owners."),
      isAlone: z.boolean().describe("Whether it comes on an invoice of its own."),
      closing: z
        .array(
          z.object({
            starts: z.iso.date(),
            ends: z.iso.date().describe("The day after its last."),
            cents,
            closesOn: z.iso.date(),
          }),
        )
        .describe("Of periods that are over and take late work until they close; as it is so far."),
      waiting: z.array(billedOverage).describe("Of closed periods, and not on an invoice yet."),
    })
    .describe("Hours beyond the plan."),
  cardFrom: z.iso
    .date()
    .nullable()
    .describe(
      "From when a card would pay what is billed by hand now; null where none can be added.",
    ),
  payment: z
    .object({
      state: z.enum(chargeStates),
      planId: z.string(),
      begins: z.boolean().describe("Whether a membership begins with it."),
      isOverage: z
        .boolean()
        .describe("Whether it is for hours beyond the plan alone, which holds up no new hours."),
      changesBy: z.iso
        .datetime()
        .nullable()
        .describe(
          "Of a change to `planId` that waits for this payment: until when. It is called off then.",
        ),
      beginsBy: z.iso
        .datetime()
        .nullable()
        .describe("Of a first payment that waits: until when. Nothing is charged after that."),
      cents,
      earlierCard: z
        .string()
        .nullable()
        .describe(
          "The card that was asked, where it is of an earlier signup: another one can’t be charged for this, so it is paid at `payUrl`.",
        ),
      payUrl: z.url().nullable().describe("Where the card provider takes it."),
      retryOn: z.iso.date().nullable().describe("When it asks the card again by itself."),
    })
    .nullable()
    .describe("The one that is still to come; null where all is paid."),
  subscription: subscription.nullable().describe("Null for a company that never had a plan."),
  invoices: z.array(billedInvoice).describe("The newest first."),
  details: billingDetails.nullable().describe("What the company wants on its invoices."),
  agreement: companyAgreement
    .nullable()
    .describe("To which terms of membership the company has agreed last."),
});

export type Billing = z.output<typeof billing>;

const day = z.iso.date();

export const cardAccount = z.object({
  billedCents: cents,
  paidCents: cents,
  creditUsedCents: cents.describe("Paid by credit that was given before."),
  returnedCents: cents.describe("By refunds, credit notes and lost disputes."),
  outstandingCents: cents.describe("On the last day."),
  charges: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      companyId: z.string(),
      company: z.string(),
      date: day,
      cents,
      paidOn: day.nullable(),
      paidCents: cents.describe("In this time."),
      creditUsedCents: cents.describe("In this time."),
      returnedCents: cents.describe("In this time."),
      outstanding: z.boolean().describe("On the last day."),
    }),
  ),
});

export type CardAccount = z.output<typeof cardAccount>;
