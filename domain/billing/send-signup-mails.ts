import { eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/env.ts";
import type { Mailer } from "../../platform/mail.ts";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { repeatFacts } from "../applications/repeat-facts.ts";
import { withRepeats } from "../applications/with-repeats.ts";
import { promisedBy, unlessPast } from "../promised-by.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { signupAcknowledgementMail, signupNoticeMail } from "./signup-mails.ts";
import { type MembershipSignupRow, membershipSignups } from "./tables.ts";

type Services = { db: Queryable; mailer: Mailer };
type Payload = { signupId: number };

export async function requireSignup(db: Queryable, id: number) {
  const [signup] = await db.select().from(membershipSignups).where(eq(membershipSignups.id, id));
  if (!signup) throw new Error(`Signup ${id} does not exist`);
  return { signup, plan: await planOf(db, signup) };
}

/** With the price that they were told as they signed up. */
export async function planOf(
  db: Queryable,
  { planId, price }: Pick<MembershipSignupRow, "planId" | "price">,
) {
  const plan = await requirePlan(db, planId);
  return { ...plan, price: price ?? plan.price };
}

export async function sendSignupNotice(
  services: Services & { clock: Clock; settings: Pick<Settings, "appUrl" | "mail"> },
  { signupId }: Payload,
): Promise<void> {
  const { signup, plan } = await requireSignup(services.db, signupId);
  const { mail, appUrl } = services.settings;
  const [marked] = await withRepeats(services, membershipSignups, "pending_confirmation", [signup]);
  const repeated = await repeatFacts(services.db, "signup", marked?.repeats);
  const promised = await promisedBy(services, signup.createdAt);
  const inbox = mail.firmInbox;
  await services.mailer.deliver(
    signupNoticeMail({ inbox, signup, plan, repeated, promisedBy: promised, appUrl }),
  );
}

export async function sendSignupAcknowledgement(
  services: AcknowledgingServices & { settings: { appUrl: string } },
  { signupId }: Payload,
): Promise<void> {
  const { signup, plan } = await requireSignup(services.db, signupId);
  // The decision has a mail of its own.
  if (signup.status !== "pending_confirmation") return;
  const promised = unlessPast(services, await promisedBy(services, signup.createdAt));
  const { appUrl } = services.settings;
  const mail = signupAcknowledgementMail({ signup, plan, promisedBy: promised, appUrl });
  await acknowledge(services, "signup", mail);
}
