import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mail, Mailer } from "../../platform/mail.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import type { MailPart } from "../mail-part.ts";
import { planFacts } from "../plans/plan-facts.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { requireRequest } from "./send-request-mails.ts";
import type { MembershipRequestRow } from "./tables.ts";

type Writing = { db: Queryable; settings: { appUrl: string } };

export async function sendDecision(
  services: Writing & { mailer: Mailer },
  { membershipRequestId }: { membershipRequestId: number },
): Promise<void> {
  const request = await requireRequest(services.db, membershipRequestId);
  await services.mailer.deliver(await writeDecision(services, request));
}

type Decided = Pick<
  MembershipRequestRow,
  "id" | "email" | "firstName" | "approvedPlan" | "decidedAt" | "decisionNote"
>;

export async function writeDecision(
  { db, settings }: Writing,
  { approvedPlan, decidedAt, decisionNote, ...request }: Decided,
): Promise<Mail> {
  if (!decidedAt) throw new Error(`Request ${request.id} is not decided`);
  return toPerson(request, {
    id: `membership-decision-${request.id}-${decidedAt.getTime().toString(36)}`,
    heading: approvedPlan ? "Your membership is approved" : "About your membership request",
    parts: approvedPlan
      ? [
          paragraph("Your membership request has been approved."),
          ...noted(decisionNote),
          { kind: "facts", rows: planFacts(await requirePlan(db, approvedPlan)) },
          ...toDashboard(settings),
          paragraph(`Questions? Reply to this email or call ${firm.phone}.`),
        ]
      : [
          paragraph(
            "Thank you for your interest in a membership. We have reviewed your request and cannot offer you a membership at this time.",
          ),
          ...noted(decisionNote),
          paragraph(
            `If you would like to talk about it, reply to this email or call ${firm.phone}. A free account, with the blog and its resources, stays open to you.`,
          ),
        ],
  });
}

export const noted = (note: string | null): MailPart[] => (note === null ? [] : [paragraph(note)]);

export const toDashboard = ({ appUrl }: { appUrl: string }): MailPart[] => [
  { kind: "button", label: "Sign in to your dashboard", href: `${appUrl}/api/login` },
  paragraph(
    "Sign in with this email address: your plan is on your dashboard, or appears there when you sign in for the first time.",
  ),
];
