import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { firm } from "../../content/firm.ts";
import { sayTermPrice, termPrice } from "../../content/plans.ts";
import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import { toPlan } from "../mail-buttons.ts";
import type { billings } from "../membership/schema.ts";
import { type PlanTold, planFacts } from "../plans/plan-facts.ts";

type Card = { name: string; isPast: boolean };

type Values = {
  membershipId: string;
  userId: string;
  reader: Reader;
  on: string;
  company: string;
  plan: PlanTold;
  billing: (typeof billings)[number];
  card: Card | null;
  appUrl: string;
};

const sayPayment: Record<Values["billing"], (sum: string, card: Card | null) => string> = {
  card: (sum, card) =>
    ` We charge ${sum} to ${card?.name ?? "your card"} on that day.${card?.isPast ? " That card has expired: please open your billing page and press “Use another card” before then." : ""}`,
  "by-hand": (sum) => ` We send you an invoice for ${sum} on that day.`,
  none: () => "",
};

export const renewalReminderMail = (values: Values) => {
  const { membershipId, userId, reader, on, company, plan, billing, card, ...site } = values;
  const pays = sayPayment[billing](dollars(termPrice(plan.price, "year")), card);
  return toPerson(reader, {
    kind: "renewal-reminder",
    key: `${membershipId}-${on}-${userId}`,
    heading: `Your membership renews on ${civilDay(on)}`,
    preview: `${plan.name}: ${sayTermPrice(plan.price, "year")}. You can still change it or cancel.`,
    parts: [
      paragraph(
        `Your yearly term is about to end, and a new one begins on ${civilDay(on)}.${pays}`,
      ),
      { kind: "facts", rows: [["Company", company], ...planFacts(plan, "year")] },
      toPlan(site),
      paragraph(
        `You can change your plan or cancel there before then. Questions? Reply to this email or call ${firm.phone}.`,
      ),
    ],
  });
};
