import { dollars } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import { termPrice } from "../../content/plans.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { noted, toDashboard } from "../applications/decision-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { type PlanTold, planFacts } from "../plans/plan-facts.ts";
import { cardName } from "./schema.ts";
import type { MembershipSignupRow } from "./tables.ts";

const reply = `reply to this email or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`;

type Values = {
  signup: Pick<
    MembershipSignupRow,
    "id" | "createdAt" | "email" | "firstName" | "term" | "cardBrand" | "cardLast4"
  >;
  plan: PlanTold;
  isConfirmed: boolean;
  note: string | null;
  appUrl: string;
};

export function signupDecisionMail({ signup, plan, isConfirmed, note, ...site }: Values) {
  const { term } = signup;
  const card = cardName(signup);
  return toPerson(signup, {
    kind: "signup-decision",
    key: mailKey(signup),
    heading: isConfirmed ? "Your membership is confirmed" : "Your signup has been canceled",
    subject: isConfirmed
      ? `Your membership is confirmed: ${plan.name}`
      : `Your signup for ${plan.name} has been canceled`,
    parts: isConfirmed
      ? [
          paragraph(
            `As agreed on the phone, we are charging ${dollars(termPrice(plan.price, term))} to your ${card ?? "saved card"} for the first ${term}. Your membership begins once this payment has gone through; a receipt will follow.`,
          ),
          { kind: "facts", rows: planFacts(plan, term) },
          ...noted(note),
          ...toDashboard(site),
          paragraph(`If anything here is not as we agreed, ${reply}`),
        ]
      : [
          paragraph(
            `We have canceled your signup for ${plan.name}. ${card ? `Your card (${card})` : "Your card"} has not been charged and will not be.`,
          ),
          ...noted(note),
          paragraph(`If you did not expect this, or would like to join after all, ${reply}`),
        ],
  });
}
