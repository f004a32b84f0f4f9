import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipRequests as requests } from "./tables.ts";
import { requirePlan } from "../plans/require-plan.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { layOutMail, type MailPart, plainName } from "../mail-layout.ts";

const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

/** Tells an applicant how their request was decided. */
export async function sendDecision(
  services: { db: Queryable; mailer: Mailer; settings: Pick<Settings, "appUrl"> },
  { membershipRequestId }: { membershipRequestId: number },
): Promise<void> {
  const [request] = await services.db
    .select()
    .from(requests)
    .where(eq(requests.id, membershipRequestId));
  if (!request?.decidedAt) throw new Error(`Request ${membershipRequestId} is not decided`);
  const { heading, parts } = request.approvedPlan
    ? approved(await requirePlan(services.db, request.approvedPlan), services.settings.appUrl)
    : { heading: "About your membership request", parts: rejected };
  await services.mailer.deliver({
    id: `membership-decision-${request.id}-${request.decidedAt.getTime().toString(36)}`,
    to: request.email,
    replyTo: firm.email,
    subject: `${heading} - ${firm.name}`,
    ...layOutMail(heading, [paragraph(`Hello${plainName(request.firstName)},`), ...parts]),
  });
}

function approved(
  plan: { name: string; price: number; hoursIncluded: number },
  appUrl: string,
): { heading: string; parts: MailPart[] } {
  const dollars = (plan.price / 100).toLocaleString("en-US");
  return {
    heading: "Your membership is approved",
    parts: [
      paragraph("Your membership request has been approved."),
      {
        kind: "facts",
        rows: [
          ["Plan", plan.name],
          ["Price", plan.price === 0 ? "No charge" : `$${dollars} a month`],
          ["Consulting hours", plan.hoursIncluded === 0 ? "None" : `${plan.hoursIncluded} a month`],
        ],
      },
      { kind: "button", label: "Sign in to your dashboard", href: `${appUrl}/api/login` },
      paragraph(
        "Sign in with this e-mail address: your plan is on your dashboard, or appears there when you sign in for the first time.",
      ),
      paragraph(`Questions? Reply to this mail or call ${firm.phone}.`),
    ],
  };
}

const rejected = [
  paragraph(
    "Thank you for your interest in a membership. We have looked at your request and cannot offer you a membership at this time.",
  ),
  paragraph(
    `If you would like to talk about it, reply to this mail or call ${firm.phone}. A free account, with the blog and its resources, stays open to you.`,
  ),
];
