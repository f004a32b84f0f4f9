import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import type { MailPart } from "../mail-layout.ts";
import { planFacts } from "../plans/plan-facts.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { requireRequest } from "./send-request-mails.ts";

export async function sendDecision(
  services: { db: Queryable; mailer: Mailer; settings: { appUrl: string } },
  { membershipRequestId }: { membershipRequestId: number },
): Promise<void> {
  const { db, mailer, settings } = services;
  const request = await requireRequest(db, membershipRequestId);
  const { approvedPlan, decidedAt } = request;
  if (!decidedAt) throw new Error(`Request ${membershipRequestId} is not decided`);
  await mailer.deliver(
    toPerson(request, {
      id: `membership-decision-${request.id}-${decidedAt.getTime().toString(36)}`,
      heading: approvedPlan ? "Your membership is approved" : "About your membership request",
      parts: approvedPlan
        ? [
            paragraph("Your membership request has been approved."),
            { kind: "facts", rows: planFacts(await requirePlan(db, approvedPlan)) },
            ...toDashboard(settings),
            paragraph(`Questions? Reply to this email or call ${firm.phone}.`),
          ]
        : rejected,
    }),
  );
}

export const toDashboard = ({ appUrl }: { appUrl: string }): MailPart[] => [
  { kind: "button", label: "Sign in to your dashboard", href: `${appUrl}/api/login` },
  paragraph(
    "Sign in with this email address: your plan is on your dashboard, or appears there when you sign in for the first time.",
  ),
];

const rejected = [
  paragraph(
    "Thank you for your interest in a membership. We have reviewed your request and cannot offer you a membership at this time.",
  ),
  paragraph(
    `If you would like to talk about it, reply to this email or call ${firm.phone}. A free account, with the blog and its resources, stays open to you.`,
  ),
];
