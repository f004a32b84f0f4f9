import { dollars } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import { termPrice } from "../../content/plans.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mail, Mailer } from "../../platform/mail.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { noted, toDashboard } from "../applications/send-decision.ts";
import { planFacts } from "../plans/plan-facts.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { requireSignup } from "./send-signup-mails.ts";
import { cardName } from "./schema.ts";
import type { MembershipSignupRow } from "./tables.ts";

const reply = `reply to this email or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`;

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
  | "cardBrand"
  | "cardLast4"
  | "status"
  | "decisionNote"
  | "createdAt"
>;

export async function writeSignupDecision(
  { db, settings }: Writing,
  { planId, term, status, decisionNote, ...signup }: Decided,
): Promise<Mail> {
  if (status === "pending_confirmation") throw new Error(`Signup ${signup.id} is not decided`);
  const plan = await requirePlan(db, planId);
  const isConfirmed = status === "confirmed";
  return toPerson(signup, {
    id: `signup-decision-${mailKey(signup)}`,
    heading: isConfirmed ? "Your membership is confirmed" : "Your signup has been canceled",
    parts: isConfirmed
      ? [
          { kind: "facts", rows: planFacts(plan, term) },
          paragraph(
            `As agreed on the phone, we are charging ${dollars(termPrice(plan.price, term))} to your ${cardName(signup) ?? "saved card"} for the first ${term}. Your membership begins when this payment has gone through; a receipt follows.`,
          ),
          ...noted(decisionNote),
          ...toDashboard(settings),
          paragraph(`If anything here is not as we agreed, ${reply}`),
        ]
      : [
          paragraph(
            `Your signup for ${plan.name} has been canceled. Your card has not been charged and will not be.`,
          ),
          ...noted(decisionNote),
          paragraph(`If you did not expect this, or would like to join after all, ${reply}`),
        ],
  });
}
