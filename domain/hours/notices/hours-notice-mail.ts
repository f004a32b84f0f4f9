import { civilDay, civilDays } from "../../../content/civil-day.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { bothRates } from "../../../content/terms.ts";
import { paragraph, type Reader, toPerson } from "../../address-mail.ts";
import { toHours } from "../../mail-buttons.ts";
import type { Fact, MailPart } from "../../mail-part.ts";

const headings = {
  "used-80": "You have used 80% of your hours",
  "used-100": "You have used all of your hours",
  expiring: "Some of your hours are about to expire",
  "after-end": "Hours you have left are about to expire",
};

type Kind = keyof typeof headings;

export const runOut: ReadonlySet<Kind> = new Set(["expiring", "after-end"]);

type Values = {
  noticeId: string;
  userId: string;
  reader: Reader;
  kind: Kind;
  company: string;
  period: { starts: string; ends: string } | null;
  usedMinutes: number;
  remainingMinutes: number;
  expiring: { minutes: number; lastDay: string }[];
  /** Beyond the plan, allowed in a period without asking. */
  overageCapMinutes: number;
  appUrl: string;
};

export function hoursNoticeMail({ noticeId, userId, reader, kind, expiring, ...values }: Values) {
  const { company, period, usedMinutes, remainingMinutes, overageCapMinutes: cap } = values;
  const ofPeriod: Fact[] = [
    ["This period", period ? civilDays(period) : "none"],
    ["Used", sayMinutes(usedMinutes)],
  ];
  const facts: MailPart = {
    kind: "facts",
    rows: [
      ["Company", company],
      ...(kind === "after-end" ? [] : ofPeriod),
      ["Left", sayMinutes(remainingMinutes)],
    ],
  };
  const runningOut = expiring.map(({ minutes, lastDay }) =>
    paragraph(`${sayMinutes(minutes)} can be used through ${civilDay(lastDay)}.`),
  );
  const beyond = paragraph(
    `Hours beyond your plan cost ${bothRates.member}. ${
      cap > 0
        ? `Your company allows ${sayMinutes(cap)} of them each period; beyond that, we ask an owner first.`
        : "We bill none of them unless an owner of your company agrees."
    }`,
  );
  return toPerson(reader, {
    kind: "hours-notice",
    key: `${noticeId}-${userId}`,
    heading: headings[kind],
    ...(kind === "used-80" && { preview: `${sayMinutes(remainingMinutes)} left in this period.` }),
    parts: [...runningOut, facts, ...(runOut.has(kind) ? [] : [beyond]), toHours(values)],
  });
}
