import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { layOutMail, type MailPart, mailKey, plainName } from "../mail-layout.ts";
import { planFacts, requireSignup } from "./send-signup-mails.ts";

const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

/** Tells an applicant how their signup ended. */
export async function sendSignupDecision(
  services: { db: Queryable; mailer: Mailer; settings: Pick<Settings, "appUrl"> },
  { signupId }: { signupId: number },
): Promise<void> {
  const signup = await requireSignup(services.db, signupId);
  if (signup.status === "pending_confirmation")
    throw new Error(`Signup ${signupId} is not decided`);
  const confirmed = signup.status === "confirmed";
  const heading = confirmed ? "Your membership is confirmed" : "Your signup is cancelled";
  const facts = planFacts(signup.planId);
  await services.mailer.deliver({
    id: `signup-decision-${mailKey(signup)}`,
    to: signup.email,
    replyTo: firm.email,
    subject: `${heading} - ${firm.name}`,
    ...layOutMail(heading, [
      paragraph(`Hello${plainName(signup.firstName)},`),
      ...(confirmed ? welcome(facts, services.settings.appUrl) : goodbye(facts[0]?.[1] ?? "")),
    ]),
  });
}

const welcome = (facts: [name: string, value: string][], appUrl: string): MailPart[] => [
  { kind: "facts", rows: facts },
  paragraph(
    "As agreed on the phone, your membership begins now and is charged to the card you saved.",
  ),
  { kind: "button", label: "Sign in to your dashboard", href: `${appUrl}/api/login` },
  paragraph(
    "Sign in with this e-mail address: your plan is on your dashboard, or appears there when you sign in for the first time.",
  ),
  paragraph(
    `If anything here is not as we agreed, reply to this mail or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`,
  ),
];

const goodbye = (plan: string): MailPart[] => [
  paragraph(
    `Your signup for ${plan} has been cancelled. Your card has not been charged and will not be.`,
  ),
  paragraph(
    `If you did not expect this, or would like to join after all, reply to this mail or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`,
  ),
];
