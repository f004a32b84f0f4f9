import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { sayMinutes } from "../../content/minutes.ts";
import { overageCents } from "../../content/overage.ts";
import { rates } from "../../content/terms.ts";
import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import { toHours } from "../mail-buttons.ts";

type Values = {
  workId: string;
  userId: string;
  reader: Reader;
  askedAt: Date | null;
  company: string;
  date: string;
  work: string;
  billedMinutes: number;
  overageMinutes: number;
  place: keyof typeof rates;
  appUrl: string;
};

export const agreementRequestMail = ({ workId, userId, reader, askedAt, ...values }: Values) =>
  toPerson(reader, {
    kind: "agreement-request",
    key: `${workId}-${askedAt?.getTime().toString(36)}-${userId}`,
    heading: "Work beyond your hours needs your approval",
    parts: [
      paragraph(
        `We logged work that goes ${sayMinutes(values.overageMinutes)} beyond the hours you have left. We bill that time only if an owner of your company agrees.`,
      ),
      {
        kind: "facts",
        rows: [
          ["Company", values.company],
          ["Date", civilDay(values.date)],
          ["Work", values.work],
          ["Time", sayMinutes(values.billedMinutes)],
          ["Beyond your hours", sayMinutes(values.overageMinutes)],
          ["Rate", `${rates[values.place].member}/hr ${values.place}`],
          ["Cost", dollars(overageCents(values.overageMinutes, values.place))],
        ],
      },
      paragraph("Open your hours to agree to it, or to ask us about it first."),
      toHours(values),
    ],
  });
