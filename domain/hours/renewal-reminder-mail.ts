import { civilDay } from "../../content/civil-day.ts";
import { firm } from "../../content/firm.ts";
import { sayTermPrice } from "../../content/plans.ts";
import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import { toPlan } from "../mail-buttons.ts";
import { type PlanTold, planFacts } from "../plans/plan-facts.ts";

type Values = {
  membershipId: string;
  userId: string;
  reader: Reader;
  on: string;
  plan: PlanTold;
  appUrl: string;
};

export const renewalReminderMail = ({ membershipId, userId, reader, on, plan, ...site }: Values) =>
  toPerson(reader, {
    kind: "renewal-reminder",
    key: `${membershipId}-${on}-${userId}`,
    heading: `Your membership renews on ${civilDay(on)}`,
    preview: `${plan.name}: ${sayTermPrice(plan.price, "year")}. You can still change it or cancel.`,
    parts: [
      paragraph(`Your yearly term is about to end, and a new one begins on ${civilDay(on)}.`),
      { kind: "facts", rows: planFacts(plan, "year") },
      toPlan(site),
      paragraph(
        `You can change your plan or cancel there before then. Questions? Reply to this email or call ${firm.phone}.`,
      ),
    ],
  });
