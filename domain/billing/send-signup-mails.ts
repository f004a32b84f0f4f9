import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { paragraph, personFacts, toFirm } from "../address-mail.ts";
import { sourceFacts } from "../fields/source/schema.ts";
import { mailKey } from "../mail-layout.ts";
import { repeatFacts } from "../applications/repeat-facts.ts";
import { withRepeats } from "../applications/with-repeats.ts";
import { sayPromise } from "../promised-by.ts";
import { planFacts } from "../plans/plan-facts.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { cardName } from "./schema.ts";
import { type MembershipSignupRow, membershipSignups } from "./tables.ts";

type Services = { db: Queryable; mailer: Mailer };
type Payload = { signupId: number };

export async function requireSignup(db: Queryable, id: number) {
  const [signup] = await db.select().from(membershipSignups).where(eq(membershipSignups.id, id));
  if (!signup) throw new Error(`Signup ${id} does not exist`);
  return { signup, plan: await requirePlan(db, signup.planId) };
}

function cardFacts(signup: MembershipSignupRow): [name: string, value: string][] {
  const { paymentMethodId, customerId } = signup;
  return [
    ["Card", cardName(signup) ?? "not known"],
    ["Payment method", paymentMethodId],
    ["Customer of the card", customerId ?? "None"],
  ];
}

export async function sendSignupNotice(
  services: Services & { clock: Clock; settings: Pick<Settings, "appUrl" | "mail"> },
  { signupId }: Payload,
): Promise<void> {
  const { signup, plan } = await requireSignup(services.db, signupId);
  const { mail, appUrl } = services.settings;
  const [marked] = await withRepeats(services, membershipSignups, "pending_confirmation", [signup]);
  const repeated = await repeatFacts(services.db, "signup", marked?.repeats);
  await services.mailer.deliver(
    toFirm(mail, signup, {
      id: `signup-notice-${mailKey(signup)}`,
      heading: `${repeated.length > 0 ? "Repeated" : "New"} signup: ${signup.firstName} ${signup.lastName}`,
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
          `Their card is saved and has not been charged. We promised a call ${await sayPromise(services, signup.createdAt)} to confirm before charging anything.`,
        ),
        { kind: "button", label: "Decide after the call", href: `${appUrl}/admin/signups` },
      ],
    }),
  );
}

export async function sendSignupAcknowledgement(
  services: AcknowledgingServices & { settings: { appUrl: string } },
  { signupId }: Payload,
): Promise<void> {
  const { signup, plan } = await requireSignup(services.db, signupId);
  await acknowledge(services, "signup", signup, {
    id: `signup-acknowledgement-${mailKey(signup)}`,
    heading: "We received your signup",
    subject: "Your membership signup",
    parts: [
      { kind: "facts", rows: planFacts(plan, signup.term) },
      paragraph(
        `Your card is saved and has not been charged. We’ll call you ${await sayPromise(services, signup.createdAt)} to confirm your membership, and we will not charge anything before we have spoken.`,
      ),
      paragraph(`What you have agreed to is at ${services.settings.appUrl}/terms.`),
      paragraph(
        `Questions? Reply to this email or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`,
      ),
      paragraph("If you did not sign up, reply to this email and we will delete it."),
    ],
  });
}
