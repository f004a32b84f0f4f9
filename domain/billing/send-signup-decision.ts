import type { Queryable } from "../../platform/db/database.ts";
import type { Mail, Mailer } from "../../platform/mail.ts";
import { signupDecisionMail } from "./signup-decision-mail.ts";
import { planOf, requireSignup } from "./send-signup-mails.ts";
import type { MembershipSignupRow } from "./tables.ts";

type Writing = { db: Queryable; settings: { appUrl: string } };

export async function sendSignupDecision(
  services: Writing & { mailer: Mailer },
  { signupId }: { signupId: number },
): Promise<void> {
  const { signup } = await requireSignup(services.db, signupId);
  await services.mailer.deliver(await writeSignupDecision(services, signup));
}

type Decided = Pick<
  MembershipSignupRow,
  | "id"
  | "email"
  | "firstName"
  | "planId"
  | "term"
  | "price"
  | "cardBrand"
  | "cardLast4"
  | "status"
  | "decisionNote"
  | "createdAt"
>;

export async function writeSignupDecision(
  { db, settings }: Writing,
  { status, decisionNote, ...signup }: Decided,
): Promise<Mail> {
  if (status === "pending_confirmation") throw new Error(`Signup ${signup.id} is not decided`);
  const plan = await planOf(db, signup);
  const isConfirmed = status === "confirmed";
  const { appUrl } = settings;
  return signupDecisionMail({ signup, plan, isConfirmed, note: decisionNote, appUrl });
}
