import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import { plans } from "../../content/plans.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { membershipSignups, type MembershipSignupRow } from "./tables.ts";
import type { Mailer } from "../../platform/mail.ts";
import { applicantFacts, layOutMail, mailKey, plainName } from "../mail-layout.ts";

type Services = { db: Queryable; mailer: Mailer };
type Payload = { signupId: number };

export async function requireSignup(db: Queryable, id: number): Promise<MembershipSignupRow> {
  const [row] = await db.select().from(membershipSignups).where(eq(membershipSignups.id, id));
  if (!row) throw new Error(`Signup ${id} does not exist`);
  return row;
}

export function planFacts(planId: string): [name: string, value: string][] {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return [["Plan", planId]];
  return [
    ["Plan", plan.name],
    ["Price", `$${(plan.price / 100).toLocaleString("en-US")} a month`],
    ["Consulting hours", `${plan.hoursIncluded} a month`],
  ];
}

/** Tells the firm whom to call; a reply goes to the applicant. */
export async function sendSignupNotice(
  services: Services & { settings: { appUrl: string; mail: { firmInbox: string } } },
  { signupId }: Payload,
): Promise<void> {
  const signup = await requireSignup(services.db, signupId);
  const { mail, appUrl } = services.settings;
  const heading = `New signup: ${signup.firstName} ${signup.lastName}`;
  await services.mailer.deliver({
    id: `signup-notice-${mailKey(signup)}`,
    to: mail.firmInbox,
    replyTo: signup.email,
    subject: heading,
    ...layOutMail(heading, [
      { kind: "facts", rows: [...applicantFacts(signup), ...planFacts(signup.planId)] },
      {
        kind: "paragraph",
        text: `Their card is saved and has not been charged. We promised a call within ${firm.promises.call} to confirm before anything is.`,
      },
      {
        kind: "button",
        label: "Decide after the call",
        href: `${appUrl}/admin/signups`,
      },
    ]),
  });
}

/** Whoever fills in the form chooses who gets this mail, so it carries none of their words but a plain name. */
export async function sendSignupAcknowledgement(
  services: Services,
  { signupId }: Payload,
): Promise<void> {
  const signup = await requireSignup(services.db, signupId);
  await services.mailer.deliver({
    id: `signup-acknowledgement-${mailKey(signup)}`,
    to: signup.email,
    replyTo: firm.email,
    subject: `Your membership signup - ${firm.name}`,
    ...layOutMail("Your signup has reached us", [
      { kind: "paragraph", text: `Hello${plainName(signup.firstName)},` },
      { kind: "facts", rows: planFacts(signup.planId) },
      {
        kind: "paragraph",
        text: `Your card is saved and has not been charged. We’ll contact you within ${firm.promises.call} to confirm your membership, and charge nothing before we have spoken.`,
      },
      {
        kind: "paragraph",
        text: `Questions? Reply to this mail or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`,
      },
      {
        kind: "paragraph",
        text: "If you did not sign up, reply to this mail and we will delete it.",
      },
    ]),
  });
}
