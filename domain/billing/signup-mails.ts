import { firmMoment } from "../../content/firm-day.ts";
import { firm } from "../../content/firm.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { byWhen, paragraph, personFacts, toFirm, toPerson } from "../address-mail.ts";
import { sourceFacts } from "../fields/source/schema.ts";
import { mailKey } from "../mail-layout.ts";
import type { Fact } from "../mail-part.ts";
import { type PlanTold, planFacts } from "../plans/plan-facts.ts";
import { cardName } from "./schema.ts";
import type { MembershipSignupRow } from "./tables.ts";

type Signup = Pick<
  MembershipSignupRow,
  | "id"
  | "createdAt"
  | "email"
  | "firstName"
  | "lastName"
  | "phone"
  | "company"
  | "term"
  | "cardBrand"
  | "cardLast4"
  | "paymentMethodId"
  | "customerId"
  | "cameBy"
>;

const cardFacts = (signup: Signup): Fact[] => [
  ["Card", cardName(signup) ?? "not known"],
  ["Payment method", signup.paymentMethodId],
  ["Customer", signup.customerId ?? "none"],
];

type Noticed = {
  inbox: Mailbox;
  signup: Signup;
  plan: PlanTold;
  repeated: Fact[];
  promisedBy: Date;
  appUrl: string;
};

export const signupNoticeMail = ({ inbox, signup, plan, repeated, ...values }: Noticed) =>
  toFirm(inbox, signup, {
    kind: "signup-notice",
    key: mailKey(signup),
    heading: `${repeated.length > 0 ? "Repeated" : "New"} signup: ${signup.firstName} ${signup.lastName}`,
    preview: `${plan.name}. We promised a call by ${firmMoment(values.promisedBy)}.`,
    parts: [
      {
        kind: "facts",
        rows: [
          ...personFacts(signup),
          ...planFacts(plan, signup.term),
          ...cardFacts(signup),
          ...sourceFacts(signup.cameBy),
          ...repeated,
        ],
      },
      paragraph(
        `Their card is saved and has not been charged. We promised a call by ${firmMoment(values.promisedBy)} to confirm before charging anything.`,
      ),
      { kind: "button", label: "Decide after the call", href: `${values.appUrl}/admin/signups` },
    ],
  });

type Acknowledged = {
  signup: Pick<Signup, "id" | "createdAt" | "email" | "firstName" | "term">;
  plan: PlanTold;
  promisedBy: Date | null;
  appUrl: string;
};

export const signupAcknowledgementMail = ({ signup, plan, promisedBy, appUrl }: Acknowledged) =>
  toPerson(signup, {
    kind: "signup-acknowledgement",
    key: mailKey(signup),
    heading: "We received your signup",
    subject: `We received your signup for ${plan.name}`,
    parts: [
      paragraph(
        `Your card is saved and has not been charged. We’ll call you ${byWhen(promisedBy)} to confirm your membership, and we will not charge anything before we have spoken.`,
      ),
      { kind: "facts", rows: planFacts(plan, signup.term) },
      { kind: "link", label: "Read the terms you agreed to", href: `${appUrl}/terms` },
      paragraph(
        `Questions? Reply to this email or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`,
      ),
      paragraph("If you did not sign up, reply to this email and we will delete it."),
    ],
  });
