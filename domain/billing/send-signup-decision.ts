import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { mailKey } from "../mail-layout.ts";
import { toDashboard } from "../applications/send-decision.ts";
import { planFacts } from "../plans/plan-facts.ts";
import { requireSignup } from "./send-signup-mails.ts";

const reply = `reply to this email or call ${firm.phone} (${firm.hours.days}, ${firm.hours.time}).`;

export async function sendSignupDecision(
  services: { db: Queryable; mailer: Mailer; settings: { appUrl: string } },
  { signupId }: { signupId: number },
): Promise<void> {
  const { signup, plan } = await requireSignup(services.db, signupId);
  if (signup.status === "pending_confirmation")
    throw new Error(`Signup ${signupId} is not decided`);
  const isConfirmed = signup.status === "confirmed";
  await services.mailer.deliver(
    toPerson(signup, {
      id: `signup-decision-${mailKey(signup)}`,
      heading: isConfirmed ? "Your membership is confirmed" : "Your signup has been canceled",
      parts: isConfirmed
        ? [
            { kind: "facts", rows: planFacts(plan) },
            paragraph(
              "As agreed on the phone, your membership begins now. This confirmation has not charged your card; the payment follows separately, as we agreed.",
            ),
            ...toDashboard(services.settings),
            paragraph(`If anything here is not as we agreed, ${reply}`),
          ]
        : [
            paragraph(
              `Your signup for ${plan.name} has been canceled. Your card has not been charged and will not be.`,
            ),
            paragraph(`If you did not expect this, or would like to join after all, ${reply}`),
          ],
    }),
  );
}
