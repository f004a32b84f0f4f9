import { firm } from "../../content/firm.ts";
import { paragraph, questions, type Reader, toPerson } from "../address-mail.ts";
import type { MailPart } from "../mail-part.ts";
import { type PlanTold, planFacts } from "../plans/plan-facts.ts";

type Values = {
  request: Reader & { id: number };
  decidedAt: Date;
  /** Null for a rejection. */
  plan: PlanTold | null;
  note: string | null;
  appUrl: string;
};

export const decisionMail = ({ request, decidedAt, plan, note, ...site }: Values) =>
  toPerson(request, {
    kind: "membership-decision",
    key: `${request.id}-${decidedAt.getTime().toString(36)}`,
    heading: plan ? "Your membership is approved" : "About your membership request",
    ...(plan && {
      subject: `Your membership is approved: ${plan.name}`,
      preview: "Sign in with this email address to find your plan on your dashboard.",
    }),
    parts: plan
      ? [
          paragraph("Your membership request has been approved."),
          ...noted(note),
          { kind: "facts", rows: planFacts(plan) },
          ...toDashboard(site),
          questions,
        ]
      : [
          paragraph(
            "Thank you for your interest in a membership. We have reviewed your request and cannot offer you a membership at this time.",
          ),
          ...noted(note),
          paragraph(
            `If you would like to talk about it, reply to this email or call ${firm.phone}. A free account, with the blog and its resources, stays open to you.`,
          ),
        ],
  });

export const noted = (note: string | null): MailPart[] => (note === null ? [] : [paragraph(note)]);

export const toDashboard = ({ appUrl }: { appUrl: string }): MailPart[] => [
  { kind: "button", label: "Sign in to your dashboard", href: `${appUrl}/api/login` },
  paragraph("Sign in with this email address, and you will find your plan on your dashboard."),
];
