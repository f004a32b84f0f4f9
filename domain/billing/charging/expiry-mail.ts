import { civilDay, civilMonth } from "../../../content/civil-day.ts";
import { paragraph, questions, type Reader, toPerson } from "../../address-mail.ts";
import { toBilling } from "../../mail-buttons.ts";

type Values = {
  subscriptionId: string;
  userId: string | null;
  reader: Reader;
  /** As "2031-04". */
  month: string;
  isPast: boolean;
  card: string;
  /** When it is charged next; null while the plan is paused. */
  nextOn: string | null;
  company: string;
  plan: string;
  appUrl: string;
};

export function expiryMail({ subscriptionId, userId, reader, month, isPast, ...values }: Values) {
  const { card, company, plan, nextOn } = values;
  const next = nextOn ? ` The next charge is on ${civilDay(nextOn)}.` : "";
  return toPerson(reader, {
    kind: "card-expiry",
    key: `${subscriptionId}-${month}-${userId ?? "billing"}`,
    heading: isPast ? "Your card has expired" : "Your card expires soon",
    subject: `${card} ${isPast ? "has expired" : "expires soon"}`,
    preview: `It pays for ${plan}. Please add another card on your billing page.`,
    parts: [
      paragraph(
        `${card} ${isPast ? "expired" : "expires"} at the end of ${civilMonth(month)}. It pays for ${plan}.${next} Please open your billing page and press “Use another card”; until then, we will keep charging this one${isPast ? ", and your bank may decline it" : ""}.`,
      ),
      {
        kind: "facts",
        rows: [
          ["Company", company],
          ["Plan", plan],
        ],
      },
      toBilling(values),
      questions,
    ],
  });
}
